// The hall of Obscurio for people on a call, for a keyboard alone, and for the moment when all eyes close.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { everybodyLeaves, openBrowser, openTable, person, startServer } from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

const AMONG_BOTS = { fill: 'quick', 'set.grimoire_seat': '2', 'set.clock': 'sand', 'seconds.space_ms': '30', 'seconds.eyes_min_ms': '2.5', 'seconds.clue_view_ms': '20' };

const inPhase = (page, name) => page.locator(`#hall.phase-${name}`).waitFor({ timeout: 60_000 });
const shown = (page, what) => page.locator(what).evaluateAll((all) => all.some((one) => getComputedStyle(one).display !== 'none'));

async function tabTo(page, selector) {
  for (let step = 0; step < 150; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not lead to ${selector}`);
}

// A table at which this person has the wanted card; luck deals it.
async function dealt(card, seats) {
  for (let tried = 0; tried < 30; tried += 1) {
    const page = await person(browser, { viewport: { width: 1280, height: 800 } });
    await openTable(page, server, { game: 'obscurio', pace: 'quick', set: { ...AMONG_BOTS, seats } });
    await page.locator('.loyalty').waitFor();
    if (await page.locator(`.loyalty use[href$="#${card}"]`).count()) return page;
    await page.context().close();
  }
  throw new Error(`nobody ever was ${card}`);
}

test('people on a call see large cues instead of written talk, and the room goes dark with their eyes', async () => {
  const page = await dealt('loyal', '4');
  assert.ok(await shown(page, '#side-talk'));
  await page.locator('#by-voice').check();
  await inPhase(page, 'clue');
  assert.equal(await shown(page, '#side-talk'), false);
  assert.equal(await shown(page, '.cue-loupe'), true);
  await page.reload();
  assert.equal(await page.locator('#by-voice').isChecked(), true, 'said once for all tables of this browser');
  await page.locator('#hand button[value="ready"]').click();
  await inPhase(page, 'night');
  assert.equal(await shown(page, '.cue-hush'), true);
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'dark');
  assert.equal(await page.locator('#hall img').count(), 0, 'nothing to see');
  await inPhase(page, 'doors');
  assert.equal(await shown(page, '.cue-speak'), true);
  assert.equal(await shown(page, '.say-door'), false, 'no written remarks either');
  assert.notEqual(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'dark');
  assert.deepEqual(page.complaints, []);
});

test('a Traitor picks and goes to a door with the keyboard alone', async () => {
  const page = await dealt('traitor', '4');
  await inPhase(page, 'clue');
  await tabTo(page, '#hand button[value="ready"]');
  await page.keyboard.press('Enter');
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
