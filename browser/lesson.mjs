// Goes through a lesson as somebody would who has never seen the game: reads, goes on, presses what glows.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import { answer, everybodyLeaves, listens, openBrowser, person, scrollsSideways, startServer } from './table.mjs';

const narrow = { viewport: { width: 390, height: 844 } };
const phone = { ...narrow, hasTouch: true, isMobile: true };

// How somebody may come to learn: by keys on a desktop, and with a finger on a phone in the language that needs more room.
const WAYS = [
  { way: 'by keys in English', lang: 'en', by: 'keys', options: { locale: 'en-GB' } },
  { way: 'with a finger in Spanish', lang: 'es', by: 'finger', options: { locale: 'es-ES', ...phone } },
];
// The same in narrow windows both.
export const NARROW = [{ ...WAYS[0], options: { ...WAYS[0].options, ...narrow } }, WAYS[1]];

// The tests of these lessons: [game, lesson, ways] each. Returns the server and the browser they are given in, once they run.
export function teach(lessons) {
  const school = {};
  before(async () => { school.server = await startServer(); school.browser = await openBrowser(); });
  afterEach(() => everybodyLeaves(school.browser));
  after(async () => { await school.browser.close(); await school.server.stop(); });
  for (const [game, name, ways = WAYS] of lessons)
    for (const one of ways) test(`${game}, ${name}, ${one.way}`, () => taken(school, { game, name, ...one }));
  return school;
}

// Somebody learns from the first page to the farewell, in their language.
async function taken(school, { game, name, lang, by, options }) {
  const page = await person(school.browser, options);
  // Nobody has to see bots think.
  await page.context().addCookies([{ name: 'pace', value: 'instant', url: school.server.url }]);
  const wide = [];
  const look = async (text) => { if (await scrollsSideways(page)) wide.push(text); };
  const heard = await learn(page, school.server, { game, name, by, look });
  assert.ok(heard.length > 6, heard.join('\n'));
  assert.equal(await page.locator('html').getAttribute('lang'), lang);
  assert.equal(await page.locator('[data-pointed]').count(), 0, 'what was lit is dark again');
  assert.deepEqual(wide, [], 'nothing scrolls sideways');
  assert.deepEqual(page.complaints, []);
}

// What confirms on a sheet that a press has opened.
const sheet = (page) => page.locator('[popover]:popover-open .gold:visible');

// How a person presses: keys or a finger.
const keys = {
  async goOn(page) {
    await page.locator('#guide .gold').focus();
    await page.keyboard.press('Enter');
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
    const lit = page.locator('main [data-pointed]').first();
    const { radio, corner, card } = await lit.evaluate((node) => (
      // Whoever stands in a space of a map covers its middle.
      { radio: node.matches('input'), corner: node.matches('.ground'), card: node.closest('[data-card]') !== null }
    ));
    if (radio) {
      await lit.evaluate((node) => node.closest('label').scrollIntoView({ block: 'center' }));
      await lit.check({ force: true });
      return page.locator('form:has([data-pointed]) button[type="submit"].gold').first().tap();
    }
    await lit.tap(corner ? { position: { x: 10, y: 30 } } : {});
    // What has a card is held up first.
    if (card) return page.locator('#peek[open] .peek-act button').tap();
    if (await sheet(page).count()) await sheet(page).tap();
  },
};

// What the voice wants now; nothing while it waits for others or for the sand. Run in the page.
function wants() {
  const guide = document.getElementById('guide');
  if (!guide || document.querySelector('form[aria-busy="true"]')) return null;
  const text = document.getElementById('guide-says')?.textContent ?? '';
  if (guide.matches('.over')) return { what: 'nothing', text };
  if (guide.querySelector('.gold')) return { what: 'reading', text };
  const waits = guide.querySelector('.guide-wait');
  if (waits && document.querySelector('main [data-pointed]')) return { what: 'a press', text };
  if (!waits && document.querySelector('main button[name="move"]')) return { what: 'anything', text };
  return null;
}

// Plays the lesson `name` of `game` from the first page to its farewell. `look(text)` sees every sentence.
export async function learn(page, server, { game, name, by = 'keys', look = async () => {}, limit = 400 }) {
  const how = by === 'keys' ? keys : finger;
  await page.goto(server.url);
  const follow = (thing) => (by === 'keys' ? thing.press('Enter') : thing.tap());
  await follow(page.locator(`a[href="/g/${game}"]`).first());
  await follow(page.locator(`a[href="/learn/${game}"]`).first());
  await follow(page.locator(`form#${name} button[type="submit"]`));
  await page.waitForURL(/\/t\//);
  await listens(page);
  const heard = [];
  for (let step = 0; step < limit; step += 1) {
    const { what, text } = await (await page.waitForFunction(wants)).jsonValue();
    if (what === 'nothing') return heard;
    if (heard.at(-1) !== text) {
      heard.push(text);
      await look(text);
    }
    if (what === 'anything') await freely(page);
    else {
      await (what === 'reading' ? how.goOn : how.press)(page);
      await page.waitForFunction((before) => (document.getElementById('guide-says')?.textContent ?? '') !== before, text);
    }
  }
  throw new Error(`the lesson never ends: ${heard.at(-1)}`);
}

// Where anything goes, the first thing that can be pressed is.
async function freely(page) {
  const move = page.locator('main button[name="move"]').first();
  await answer(page, () => move.evaluate((node) => node.form.requestSubmit(node)));
}
