// The hall of Obscurio for people on a call, for a keyboard alone, and for the moment when all eyes close.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import { everybodyLeaves, listens, openBrowser, openTable, person, sit, startServer } from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

// Opens a table for somebody with this card; the Grimoire sits second. The night lasts until its clock says so.
const hall = (page, { traitor, phase, night = 600_000, seed = 3, set }) => openTable(page, server, {
  game: 'obscurio', set,
  stage: `seats 4, clock sand, space_ms 600000, clue_view_ms 600000, eyes_min_ms ${night}, grimoire S1, traitor ${traitor}, phase ${phase}, seed ${seed}`,
});
// The Grimoire is a person: a bot would not wait in a rehearsal until people have looked.
async function withGrimoire(page, wish) {
  const grimoire = await person(browser, DESK);
  await sit(grimoire, server, await hall(page, { ...wish, set: { fill: 'nobody' } }), 'Bea');
  return grimoire;
}
// Presses a button and waits until the press has arrived.
const press = async (page, move) => { await page.locator(`#hand button[value="${move}"]`).click(); await listens(page); };
const DESK = { viewport: { width: 1280, height: 800 } };

const inPhase = (page, name) => page.locator(`#hall.phase-${name}`).waitFor();
const shown = (page, what) => page.locator(what).evaluateAll((all) => all.some((one) => getComputedStyle(one).display !== 'none'));

async function tabTo(page, selector) {
  for (let step = 0; step < 150; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not lead to ${selector}`);
}

test('people on a call see large cues instead of written talk, and the room goes dark with their eyes', async () => {
  const page = await person(browser, DESK);
  const grimoire = await withGrimoire(page, { traitor: 'S2', phase: 'clue' });
  assert.ok(await shown(page, '#side-talk'));
  await page.locator('#by-voice').check();
  await inPhase(page, 'clue');
  assert.equal(await shown(page, '#side-talk'), false);
  assert.equal(await shown(page, '.cue-loupe'), true);
  await page.reload();
  await listens(page);
  assert.equal(await page.locator('#by-voice').isChecked(), true, 'said once for all tables of this browser');
  await press(page, 'ready');
  await press(grimoire, 'close eyes');
  await inPhase(page, 'night');
  assert.equal(await shown(page, '.cue-hush'), true);
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'dark');
  assert.equal(await page.locator('#hall img').count(), 0, 'nothing to see');
  await hall(page, { traitor: 'S2', phase: 'doors', set: { fill: 'quick' } });
  await inPhase(page, 'doors');
  assert.equal(await shown(page, '.cue-speak'), true);
  assert.equal(await shown(page, '.say-door'), false, 'no written remarks either');
  assert.notEqual(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'dark');
  assert.deepEqual(page.complaints, []);
});

test('a Traitor picks and goes to a door with the keyboard alone', async () => {
  const page = await person(browser, DESK);
  const grimoire = await withGrimoire(page, { traitor: 'S0', phase: 'clue', night: 10 });
  await inPhase(page, 'clue');
  await tabTo(page, '#hand button[value="ready"]');
  await page.keyboard.press('Enter');
  await listens(page);
  await press(grimoire, 'close eyes');
  await inPhase(page, 'night');
  await tabTo(page, '.slot button[value="pick 2"]');
  await page.keyboard.press('Enter');
  await page.locator('.picks .illusion').first().waitFor();
  await tabTo(page, '#hand button[value="close holder"]');
  await page.keyboard.press('Enter');
  await inPhase(page, 'doors');
  const doors = '.gate button.illusion[name="move"], #hand button[value="take"]';
  await page.locator(doors).first().waitFor();
  await tabTo(page, doors);
  await page.keyboard.press('Enter');
  await page.locator('.gate.mine').waitFor();
  assert.deepEqual(page.complaints, []);
});
