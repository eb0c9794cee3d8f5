// The Big Book of Madness in a real browser: whole games, payments on one sheet, by mouse, keyboard and touch.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import { act, asked, click, enter, playOut, tap } from './book.mjs';
import { MADNESS, stayed, watch } from './steady.mjs';
import { axeFindings, everybodyLeaves, openBrowser, openTable, person, scrollsSideways, sees, sit, startServer } from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ALONE = { game: 'madness', pace: 'instant', set: { seats: '2', 'set.magicians': 'random', fill: 'quick' } };

test('two people, one in each language, and two bots play a whole game', async () => {
  const people = [await person(browser, { locale: 'es-ES' }), await person(browser)];
  const set = { seats: '4', fill: 'nobody' };
  const path = await openTable(people[0], server, { game: 'madness', name: 'Ana', pace: 'instant', set });
  await sit(people[1], server, path, 'Bea');
  await people[0].locator('form[action$="/fill"] button[value="quick"]').click();
  await sees(people[0], '#status.mine');
  assert.deepEqual(await barriers(people[1]), []);
  let watched = false;
  const done = await playOut(people, click, async (_, made) => {
    // There is no hand while Magicians are chosen.
    if (!watched && await people[0].locator('#hand').isVisible()) {
      watched = true;
      await watch(people[0], MADNESS);
    }
    if (made === 16) assert.deepEqual(await barriers(people[1]), []);
  });
  assert.ok(watched);
  await stayed(people[0]);
  assert.ok(done >= 12, `${done} moves are too few for a game`);
  for (const [index, [lang, words]] of [['es', /libro|locura|mente/i], ['en', /book|madness|mind/i]].entries()) {
    const page = people[index];
    await page.locator('.finale-of-book').waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), lang);
    assert.match(await page.locator('.finale-of-book').innerText(), words);
    assert.equal(await page.locator('main button.can, .deeds button').count(), 0, 'nothing is left to do');
    assert.deepEqual(page.complaints, []);
  }
});

test('a whole game is played on a phone, by touch', async () => {
  const page = await person(browser, { ...PHONE, locale: 'es-ES', colorScheme: 'dark' });
  await openTable(page, server, ALONE);
  await asked([page]);
  assert.deepEqual(await barriers(page), []);
  const near = new Set();
  await playOut([page], tap, async (_, done) => {
    near.add(await page.evaluate(besideTheHand));
    if (done % 8 === 0) assert.ok(!await scrollsSideways(page), `no sideways scroll after ${done} moves`);
    if (done === 16) assert.deepEqual(await barriers(page), []);
  });
  assert.ok(near.has('what is asked'));
  assert.ok(!near.has('something else'), 'whoever has scrolled away from the question reads it beside the hand');
  assert.ok(!await scrollsSideways(page), 'no sideways scroll at the end');
  assert.match(await page.locator('.finale-of-book .rule').getAttribute('href'), /rules\/madness\/BBM-/);
  assert.deepEqual(page.complaints, []);
});

// What a person who is asked something reads beside their hand. Run in the page.
function besideTheHand() {
  const words = (thing) => document.querySelector(thing)?.textContent;
  if (!document.querySelector('#status.mine') || document.querySelector('.choosing')) return 'nothing is asked';
  if (words('.asked-now')) return words('.asked-now') === words('#status [role=status]') ? 'what is asked' : 'something else';
  return document.querySelector('.deeds button[value="end"]') ? 'what strikes next' : 'something else';
}

// Looked for on a screen as high as the page, where nothing lies half under the bar or the hand.
async function barriers(page) {
  const size = page.viewportSize();
  await page.setViewportSize({ ...size, height: 4000 });
  const found = await axeFindings(page);
  await page.setViewportSize(size);
  return found;
}

test('a person declares and pays with the keyboard alone', async () => {
  const page = await person(browser);
  await openTable(page, server, ALONE);
  await asked([page]);
  assert.deepEqual(await barriers(page), []);
  for (let turn = 0; turn < 16 && await asked([page]); turn += 1) await act(page, enter);
  assert.ok(!await scrollsSideways(page), 'no sideways scroll');
  assert.deepEqual(await barriers(page), []);
  assert.deepEqual(page.complaints, []);
});

// One's own turn, with more cards than any payment takes.
const TURN = 'seats 2, difficulty I, page p08, monster gargoyle, 2 fire-delirium, 4 earth-delirium, '
  + 'S0 hand fire-1*2 fire-2 earth-1 earth-2 water-1 air-1 air-2, S0 spells ice growth combustion telepathy, seed 1';
const FREE = '.coins input:not([disabled])';

// The first such sheet of this turn, opened.
async function sheetLike(page, selector) {
  await openTable(page, server, { ...ALONE, stage: TURN });
  const sheet = page.locator(selector).first();
  await click(page.locator(`main button[popovertarget="${await sheet.getAttribute('id')}"]`).first());
  return sheet;
}

test('a sheet says at once whether the chosen cards are enough', async () => {
  const page = await person(browser);
  const sheet = await sheetLike(page, `.pay-sheet:has(${FREE})`);
  const bill = sheet.locator('form').first();
  assert.ok(await bill.locator('button[type="submit"]').isEnabled(), 'the cheapest payment is chosen');
  await bill.locator('.coins input:checked').first().uncheck({ force: true });
  assert.ok(await bill.locator('button[type="submit"]').isDisabled(), 'too little is not accepted');
});

test('cards chosen by hand stay chosen at another Power', async () => {
  const page = await person(browser);
  const sheet = await sheetLike(page, `.pay-sheet:has(.power-1 ${FREE}):has(.power-2 ${FREE})`);
  for (const box of await sheet.locator('.power-1 .coins input:checked').all()) await box.uncheck({ force: true });
  const chosen = sheet.locator('.power-1 .coins input').last();
  await chosen.check({ force: true });
  await sheet.locator('.powers input[value="2"]').check({ force: true });
  const kept = await sheet.locator('.power-2 .coins input:checked').evaluateAll((all) => all.map((box) => box.value));
  assert.deepEqual(kept, [await chosen.getAttribute('value')]);
});

test('pointing at a Curse is seen on it and read in the talk', async () => {
  const page = await person(browser);
  await openTable(page, server, { ...ALONE, stage: TURN });
  await page.locator('.strip-foot .point').first().click();
  await page.locator('.strip-foot .pinged').waitFor();
  assert.match(await page.locator('#said').innerText(), / next\./);
});
