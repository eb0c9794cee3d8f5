// Nothing moves under the pointer: board, hand and buttons stay where they are to the end of a game, whatever is said above them.
// A whole duel and the end of a game of Teams are watched so in games.test.mjs, four at the Big Book in madness.test.mjs.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import * as book from './book.mjs';
import { MADNESS, MADNESS_ON_A_PHONE, stayed, watch } from './steady.mjs';
import { everybodyLeaves, openBrowser, openByProgram, openTable, person, playOut, pressIt, startServer, visit } from './table.mjs';

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

// Plays with bots, watched, from this position to the end.
async function watched({ game, pace, set = {}, stage, parts, screen, play }) {
  const page = await person(browser, { locale: 'es-ES', ...screen });
  await openTable(page, server, { game, pace, stage, set: { fill: 'quick', ...set } });
  await page.locator('#hand').waitFor();
  await watch(page, parts);
  await play(page);
  return page;
}

const playGrimoire = (page) => playOut([page], { longest: 9000, press: pressIt });
const playMadness = (page) => book.playOut([page], pressIt);

test('in a duel on a phone nothing moves', async () => {
  const set = { 'set.mode': 'duel' }, parts = ['#status', '#board', '.bar a', '.toolbar > *', '#side-talk', '#side-seats'];
  const page = await watched({ game: 'grimoire', pace: 'quick', set, parts, screen: PHONE, play: playGrimoire });
  await stayed(page, { handInSight: false });
});

test('in a game of The Big Book of Madness with five players nothing moves, and the hand stays in the window', async () => {
  const set = { seats: '5', 'set.magicians': 'random' }, stage = 'seats 5, round 4, seed 1';
  await stayed(await watched({ game: 'madness', pace: 'quick', set, stage, parts: MADNESS, screen: DESK, play: playMadness }));
});

test('in a game of The Big Book of Madness on a phone nothing moves', async () => {
  const set = { seats: '4', 'set.magicians': 'random' }, stage = 'seats 4, round 4, seed 1';
  const page = await watched({ game: 'madness', pace: 'quick', set, stage, parts: MADNESS_ON_A_PHONE, screen: PHONE, play: playMadness });
  await stayed(page, { handInSight: false });
});

// Where these are. Run in the page.
const boxes = (parts) => Object.fromEntries(parts.map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [part, [x, y + scrollY, width, height].map(Math.round)];
}));

for (const [name, screen] of [['desktop', DESK], ['phone', PHONE]])
  test(`whoever has gone mad keeps their place on a ${name}, with nothing in it`, async () => {
    const found = [];
    for (const mind of ['S0 spells ice growth combustion telepathy', 'S0 eliminated']) {
      const sitters = ['Ana', 'Bea', 'Carlos'].map((called) => ({ who: 'person', name: called }));
      const stage = `seats 3, difficulty I, page p08, monster gargoyle, active S1, ${mind}, seed 1`;
      const { table, seats } = await openByProgram(server, { game: 'madness', sitters, rehearse: { stage } });
      const page = await person(browser, { locale: 'es-ES', ...screen });
      await page.context().addCookies([{ name: `seat-${table}`, value: seats[0].secret, url: `${server.url}/t/${table}` }]);
      await visit(page, `${server.url}/t/${table}`);
      found.push(await page.evaluate(boxes, ['#board', '#mine', '#mates', '#fate', '.own-place .spells']));
    }
    assert.deepEqual(found[1], found[0]);
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
