// Nothing moves under the pointer: board, hand and buttons stay where they are for a whole game, whatever is said above them.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import * as book from './book.mjs';
import { everybodyLeaves, openBrowser, openTable, person, playOut, startServer } from './table.mjs';

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

// After every change of the page: where these are, and whether that is where they were at first. What scrolls with the page
// is measured on the page.
function watch(parts) {
  const first = new Map();
  window.moved = new Set();
  window.places = () => Object.fromEntries(first);
  const measure = () => {
    // The end is another page.
    if (document.querySelector('.finale, .finale-of-book')) return;
    for (const part of parts) document.querySelectorAll(part).forEach((node, index) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      if (width === 0) return;
      const box = [x + scrollX, y + scrollY, width, height].map(Math.round);
      const name = `${part} ${index}`, was = first.get(name);
      if (!was) first.set(name, box);
      else if (box.some((side, at) => Math.abs(side - was[at]) > 1)) window.moved.add(`${name}: ${was} -> ${box}`);
    });
  };
  measure();
  new MutationObserver(measure).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true });
}

const GRIMOIRE = ['#board', '#hand', '#title', '.toolbar > *', '.bar a', '.bar button'];
const MADNESS = ['#board', '#hand', '#mine', '#mates', '#fate', '.toolbar > *', '.bar a', '.bar button'];

// Plays a whole game with bots and says what has moved.
async function moved({ game, pace, set = {}, parts, screen, play }) {
  const page = await person(browser, { locale: 'es-ES', ...screen });
  await openTable(page, server, { game, pace, set: { fill: 'quick', ...set } });
  await page.locator('#hand').waitFor();
  await page.evaluate(watch, parts);
  await play(page);
  return page.evaluate(() => ({ moved: [...window.moved], places: window.places() }));
}

const bottom = ([, y, , height]) => y + height;
const press = (button) => button.evaluate((node) => node.click());
const playGrimoire = (page) => playOut([page], { longest: 9000, press });
const playMadness = (page) => book.playOut([page], book.click);

for (const mode of ['duel', 'teams'])
  test(`in a game of Grimoire (${mode}) nothing moves, and the hand stays in the window`, async () => {
    const found = await moved({
      game: 'grimoire', pace: 'quick', set: { 'set.mode': mode }, parts: GRIMOIRE, screen: DESK, play: playGrimoire,
    });
    assert.deepEqual(found.moved, []);
    assert.ok(bottom(found.places['#hand 0']) <= DESK.viewport.height, 'the hand is in the window');
  });

test('in a game of Grimoire on a phone nothing moves', async () => {
  const parts = ['#status', '#board', '.bar a'];
  const found = await moved({
    game: 'grimoire', pace: 'quick', set: { 'set.mode': 'duel' }, parts, screen: PHONE, play: playGrimoire,
  });
  assert.deepEqual(found.moved, []);
});

for (const seats of ['3', '5'])
  test(`in a game of The Big Book of Madness with ${seats} players nothing moves, and the hand stays in the window`, async () => {
    const set = { seats, 'set.magicians': 'random' };
    const found = await moved({ game: 'madness', pace: 'instant', set, parts: MADNESS, screen: DESK, play: playMadness });
    assert.deepEqual(found.moved, []);
    assert.ok(bottom(found.places['#hand 0']) <= DESK.viewport.height, 'the hand is in the window');
  });

test('the theme changes at the first press, whatever the system likes', async () => {
  for (const colorScheme of ['light', 'dark']) {
    const page = await person(browser, { colorScheme });
    await page.goto(server.url);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    await page.locator('.settings button[name="theme"]:visible').click();
    await page.waitForLoadState();
    assert.notEqual(await ground(), before, colorScheme);
  }
});
