// Somebody who has never heard of these games learns each of them at a real table: from the lesson's page to its farewell, in
// both languages, by keys alone and with a finger on a phone.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { learn } from './lesson.mjs';
import { axeFindings, everybodyLeaves, openBrowser, person, scrollsSideways, startServer } from './table.mjs';

const LESSONS = [
  ['grimoire', 'first'], ['madness', 'first'], ['obscurio', 'wizard'], ['obscurio', 'grimoire'], ['obscurio', 'traitor'],
  ['deathmaydie', 'first'],
];

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [game, name] of LESSONS) {
  test(`${game}, ${name}: by keys in English`, async () => {
    const page = await person(browser, { pictures: false });
    const heard = await learn(page, server, { game, name, by: 'keys' });
    assert.ok(heard.length > 6, heard.join('\n'));
    assert.equal(await page.locator('[data-pointed]').count(), 0, 'what was lit is dark again');
  });

  test(`${game}, ${name}: with a finger in Spanish`, async () => {
    const page = await person(browser, { pictures: false, locale: 'es-ES', ...phone });
    let wide = 0;
    const look = async () => { wide += Number(await scrollsSideways(page)); };
    const heard = await learn(page, server, { game, name, by: 'finger', look });
    assert.ok(heard.length > 6, heard.join('\n'));
    assert.equal(wide, 0, 'nothing scrolls sideways');
  });
}

test('a step can be read by everybody, and left at any moment', async () => {
  const page = await person(browser, { pictures: false });
  await page.goto(`${server.url}/learn/grimoire`);
  assert.deepEqual(await axeFindings(page), []);
  await page.locator('form#first button[type="submit"]').click();
  await page.locator('#guide .gold').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  assert.equal(await page.locator('#guide-says').getAttribute('role'), 'status');
  assert.equal(await page.locator('[data-pointed]').first().getAttribute('aria-describedby'), 'guide-says');
  await page.locator('#guide .guide-leave').click();
  await page.locator('#guide.over').waitFor();
  await page.locator('#hand button[name="move"]').first().waitFor();
});
