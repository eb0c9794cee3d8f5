// Whole games at one table, by people in their own browsers and with bots.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import { GRIMOIRE, stayed, watch } from './steady.mjs';
import { everybodyLeaves, isOver, moves, openBrowser, openTable, overlaps, person, playOut, pressIt, sit, startServer } from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

const handEnds = (page) => page.locator('#hand').evaluate((hand) => hand.getBoundingClientRect().bottom);

test('four people play the last Chapter of Teams, two in each language, and nothing moves', async () => {
  const people = [];
  for (const locale of ['es-ES', 'en-GB', 'es-ES', 'en-GB'])
    people.push(await person(browser, { locale, viewport: { width: 1280, height: 800 } }));
  const path = await openTable(people[0], server, {
    name: 'Ana', set: { 'set.mode': 'teams', fill: 'nobody' }, stage: 'seats 4, mode teams, chapter 6, seed 1',
  });
  for (const [index, name] of ['Bea', 'Carlos', 'Dan'].entries()) await sit(people[index + 1], server, path, name);
  await people[0].locator('#hand').waitFor();
  await watch(people[0], GRIMOIRE);
  const made = await playOut(people);
  await stayed(people[0]);
  assert.ok(made >= 7 * 4, `${made} moves are too few for a game`);
  for (const page of people) {
    await page.locator('.finale').waitFor();
    assert.deepEqual(page.complaints, []);
  }
  assert.equal(await people[0].locator('html').getAttribute('lang'), 'es');
  assert.equal(await people[1].locator('html').getAttribute('lang'), 'en');
  assert.match(await people[1].locator('.finale').innerText(), /Ana|Bea|Carlos|Dan/);
});

test('one person plays a whole game of survival against bots on a phone, and whoever is out still shows Lives and points', async () => {
  const page = await person(browser, { locale: 'es-ES', viewport: { width: 390, height: 844 } });
  const set = { 'set.mode': 'survival', 'seats.survival': '3', fill: 'quick' };
  await openTable(page, server, { pace: 'instant', set });
  // Cards overlap there.
  await playOut([page], { longest: 9000, press: pressIt });
  assert.ok(await isOver(page));
  assert.ok(await page.locator('.plate .tag').count() > 0, 'somebody is out');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    assert.deepEqual(await overlaps(page, '.plate .tag', '.plate .name, .plate .backs b, .hearts, .points, .place:not(.out) .card'), []);
  }
  assert.deepEqual(page.complaints, []);
});

test('in a whole duel nothing moves, and then it can be replayed from every seat and all-knowing, told and played again', async () => {
  const page = await person(browser, { locale: 'es-ES', viewport: { width: 1280, height: 800 } });
  const path = await openTable(page, server, { set: { 'set.mode': 'duel', fill: 'quick' } });
  assert.equal((await fetch(`${server.url}${path}/story`)).status, 403, 'no story while it is played');
  await page.locator('#hand').waitFor();
  await watch(page, GRIMOIRE);
  await playOut([page], { longest: 9000 });
  assert.ok(await isOver(page));
  await stayed(page);
  assert.ok(await handEnds(page) <= 800, 'what is left in hand is in sight at the end');
  await page.locator(`.finale a[href="${path}/story"]`).click();
  await page.waitForURL(/\/story$/);
  assert.ok(await page.locator('.turnings li').count() >= 2);
  for (const as of ['S0', 'S1', 'all']) {
    const answer = await page.goto(`${server.url}${path}/replay?at=3&as=${as}`);
    assert.equal(answer.status(), 200, as);
    if (as !== 'all') assert.ok(await handEnds(page) <= 800, `the hand of ${as} is in sight in the replay`);
  }
  assert.ok(await page.locator('[data-step="next"]').count() > 0);
  await page.goto(server.url + path);
  await page.locator('button[formaction$="/rematch"]').click();
  await page.waitForURL((url) => /^\/t\/\w+$/.test(url.pathname) && url.pathname !== path);
  await moves(page).first().waitFor();
  assert.deepEqual(page.complaints, []);
});
