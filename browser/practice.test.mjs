// A table for practice: the best moves of one's own question with their estimates, for whoever asks and for nobody else; and
// none of it at an ordinary table.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import {
  asked as whoever, axeFindings, at, everybodyLeaves, moves, openBrowser, openTable, person, playOne, scrollsSideways, sit, startServer,
} from './table.mjs';

let server, browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser?.close(); await server?.stop(); });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-ES' };
const SIDE = '.side .considered.now';

test('whoever practises sees the three best of their own moves, with estimates, and nobody else does', async () => {
  const [ana, bea] = [await person(browser), await person(browser, { locale: 'es-ES' })];
  const path = await openTable(ana, server, { pace: 'instant', set: { 'set.mode': 'duel', practice: 'yes', fill: 'nobody' } });
  await sit(bea, server, path, 'Bea');
  const people = [ana, bea];
  await Promise.all(people.map((page) => page.locator('.practising').waitFor()));
  const asked = await whoever(people), waits = people.find((one) => one !== asked);
  const [before, open] = [await at(asked), await moves(asked).count()];
  const known = await waits.locator('main').evaluate((node) => node.dataset.v);
  await asked.locator('.toolbar form[action$="/weigh"] button').click();
  const found = asked.locator(`${SIDE} ol > li`);
  await found.first().waitFor();
  const best = await found.count();
  assert.ok(best >= 1 && best <= Math.min(3, open), `${best} of ${open} moves`);
  const worth = await asked.locator(`${SIDE} meter`).evaluateAll((all) => all.map((one) => one.value));
  assert.equal(worth.length, best, 'each has its estimate');
  assert.deepEqual(worth, [...worth].sort((one, other) => other - one), 'the best first');
  assert.ok(worth.every((one) => one >= 0 && one <= 100), 'and it is a share of what was imagined');
  assert.equal(await at(asked), before, 'nothing is played by asking');
  assert.equal(await waits.locator('.considered').count(), 0, 'the other reads nothing of it');
  assert.equal(await waits.locator('main').evaluate((node) => node.dataset.v), known, 'nor does their page change');
  assert.equal(await waits.locator('form[action$="/weigh"]').count(), 0, 'who is not asked has nothing to weigh');
  assert.deepEqual(await axeFindings(asked), []);
  await playOne([asked]);
  await asked.locator(SIDE).waitFor({ state: 'detached' });
  for (const page of people) assert.deepEqual(page.complaints, []);
});

test('on a phone the best moves are within the thumb’s reach', async () => {
  const page = await person(browser, PHONE);
  await openTable(page, server, { pace: 'instant', set: { 'set.mode': 'duel', practice: 'yes', fill: 'quick' } });
  await page.locator('#status.mine').waitFor();
  await page.locator('form.ask-best button').tap();
  await page.locator('#status .best-moves ol > li').first().waitFor();
  assert.equal(await scrollsSideways(page), false);
  assert.deepEqual(page.complaints, []);
});

test('at an ordinary table nobody is asked and nobody is answered', async () => {
  const page = await person(browser);
  const path = await openTable(page, server, { pace: 'instant', set: { 'set.mode': 'duel', fill: 'quick' } });
  await page.locator('#status.mine').waitFor();
  assert.equal(await page.locator('form[action$="/weigh"], .practising').count(), 0);
  const refused = await page.evaluate(async (path) => {
    const seat = document.querySelector('main input[name="seat"]').value;
    const body = new URLSearchParams({ seat });
    return (await fetch(`${path}/weigh`, { method: 'POST', body, headers: { 'x-live': '1' } })).status;
  }, path);
  assert.ok(refused >= 400 && refused < 500, `${refused}`);
  assert.equal(await page.locator('.considered').count(), 0);
});
