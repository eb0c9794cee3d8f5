// Goes through a lesson as somebody would who has never seen the game: reads, goes on, presses what glows.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, person, scrollsSideways, startServer } from './table.mjs';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// How somebody may come to learn: both languages, by keys and with a finger.
const WAYS = [
  { way: 'by keys in English', lang: 'en', by: 'keys', options: { locale: 'en-GB' } },
  { way: 'with a finger in Spanish', lang: 'es', by: 'finger', options: { locale: 'es-ES', ...phone } },
  { way: 'by keys in Spanish', lang: 'es', by: 'keys', options: { locale: 'es-ES' } },
  { way: 'with a finger in English', lang: 'en', by: 'finger', options: { locale: 'en-GB', ...phone } },
];
// Where a game has several lessons, the others are taken by two who share neither language nor hands.
export const TWO_WAYS = WAYS.slice(0, 2);

// The tests of these lessons: [game, lesson, ways] each. Learners mostly wait, so they all learn at once. Returns the server
// and the browser they are given in, once they run.
export function teach(lessons) {
  const school = {};
  before(async () => { school.server = await startServer(); school.browser = await openBrowser(); });
  after(async () => { await school.browser.close(); await school.server.stop(); });
  for (const [game, name, ways = WAYS] of lessons) {
    test(`${game}, ${name}`, { concurrency: true }, (lesson) => Promise.all(ways.map(
      (one) => lesson.test(one.way, () => taken(school, { game, name, ...one })),
    )));
  }
  return school;
}

// Somebody learns from the first page to the farewell, in their language.
async function taken(school, { game, name, lang, by, options }) {
  const page = await person(school.browser, options);
  let wide = 0;
  // Every sentence is read on a phone in both languages: whoever has a window makes it as narrow for a moment.
  const look = async () => {
    const size = page.viewportSize(), narrower = size.width > phone.viewport.width;
    if (narrower) await page.setViewportSize(phone.viewport);
    wide += Number(await scrollsSideways(page));
    if (narrower) await page.setViewportSize(size);
  };
  const heard = await learn(page, school.server, { game, name, by, look });
  assert.ok(heard.length > 6, heard.join('\n'));
  assert.equal(await page.locator('html').getAttribute('lang'), lang);
  assert.equal(await page.locator('[data-pointed]').count(), 0, 'what was lit is dark again');
  assert.equal(wide, 0, 'nothing scrolls sideways');
  await page.context().close();
}

// What confirms on a sheet that a press has opened.
const sheet = (page) => page.locator('[popover]:popover-open .gold:visible');

// How a person presses: keys, a finger, or a mouse.
const keys = {
  // A bot's move may change what the guide says between looking and pressing: then there is nothing to press.
  async goOn(page) {
    const there = await page.locator('#guide .gold').focus({ timeout: 2_000 }).then(() => true, () => false);
    if (there) await page.keyboard.press('Enter');
  },
  async press(page) {
    await page.locator('#guide [data-show-me]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('[data-pointed]'));
    const radio = await page.evaluate(() => document.activeElement.matches('input'));
    await page.keyboard.press(radio ? 'Space' : 'Enter');
    if (radio) await page.keyboard.press('Enter');
    if (await sheet(page).count()) { await sheet(page).focus(); await page.keyboard.press('Enter'); }
  },
};
const finger = {
  async goOn(page) { await page.locator('#guide .gold').tap(); },
  async press(page) {
    const lit = page.locator('main [data-pointed]').first(), radio = await lit.evaluate((node) => node.matches('input'));
    if (radio) {
      await lit.evaluate((node) => node.closest('label').scrollIntoView({ block: 'center' }));
      await lit.check({ force: true });
      return page.locator('form:has([data-pointed]) button[type="submit"].gold').first().tap();
    }
    // Whoever stands in a space of a map covers its middle.
    const [corner, card] = await lit.evaluate((node) => [node.matches('.ground'), node.matches('[data-card][data-do]')]);
    await lit.tap(corner ? { position: { x: 10, y: 30 } } : {});
    const act = page.locator('#peek .peek-act button');
    if (card) await act.waitFor({ timeout: 2_000 }).catch(() => {});
    if (await page.locator('#peek[open]').count()) await act.tap();
    else if (await sheet(page).count()) await sheet(page).tap();
  },
};

// Until the lesson says something else than this.
async function saysMore(page, before) {
  await page.waitForFunction((before) => (document.getElementById('guide-says')?.textContent ?? '') !== before, before);
}

// Plays the lesson `name` of `game` from the first page to its farewell. `look(page, step)` sees every step.
export async function learn(page, server, { game, name, by = 'keys', look = async () => {}, limit = 400 }) {
  const how = by === 'keys' ? keys : finger;
  await page.goto(server.url);
  const follow = (thing) => (by === 'keys' ? thing.press('Enter') : thing.tap());
  await follow(page.locator(`a[href="/g/${game}"]`).first());
  await follow(page.locator(`a[href="/learn/${game}"]`).first());
  await follow(page.locator(`form#${name} button[type="submit"]`));
  await page.waitForURL(/\/t\//);
  const heard = [];
  for (let step = 0; step < limit; step += 1) {
    await page.locator('#guide').waitFor();
    if (await page.locator('#guide.over').count()) return heard;
    const text = await page.locator('#guide-says').textContent();
    if (heard.at(-1) !== text) {
      heard.push(text);
      await look(page, heard.length);
    }
    const lit = await page.locator('main [data-pointed]').count();
    if (await page.locator('#guide .gold').count()) await how.goOn(page);
    else if (lit && await page.locator('#guide .guide-wait').count()) await how.press(page);
    else if (await freely(page)) continue;
    await saysMore(page, text);
  }
  throw new Error(`the lesson never ends: ${heard.at(-1)}`);
}

// Where anything goes, the first thing that can be pressed is.
async function freely(page) {
  if (await page.locator('#guide .guide-wait').count()) return false;
  const move = page.locator('main button[name="move"]:not([data-pointed]), main button[name="move"]').first();
  if (!await move.count()) return page.waitForTimeout(200).then(() => true);
  await move.click({ timeout: 2_000 }).catch(() => {});
  const act = page.locator('#peek[open] .peek-act button');
  if (await act.count()) await act.click();
  await page.waitForTimeout(100);
  return true;
}
