// The Big Book of Madness in a real browser: whole games, payments on one sheet, by mouse, keyboard and touch.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import {
  at, axeFindings, everybodyLeaves, openBrowser, openTable, person, scrollsSideways, sit, startServer,
} from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ALONE = { game: 'madness', pace: 'instant', set: { seats: '2', 'set.magicians': 'random', fill: 'quick' } };

const isOver = (page) => page.locator('.finale-of-book').count().then((found) => found > 0);
const mayAct = (page) => page.locator('#status.mine').count().then((found) => found > 0);

// Cards in hand overlap: one takes hold of a corner.
const CORNER = { position: { x: 5, y: 24 } };
const click = (thing) => thing.click(CORNER);
const tap = (thing) => thing.tap(CORNER);
const enter = async (thing, page) => { await thing.focus(); await page.keyboard.press('Enter'); };

// Whoever of these people is asked next; nobody when the game is over.
async function asked(people) {
  for (const waited = Date.now(); Date.now() - waited < 30_000;) {
    for (const page of people) if (await mayAct(page)) return page;
    if (await isOver(people[0])) return null;
    await people[0].waitForTimeout(20);
  }
  throw new Error(`nobody is asked: ${await people[0].locator('#status').innerText()}`);
}

// Opens the sheet of something that can be paid for and pays with what is proposed.
async function pay(page, thing, press) {
  const sheet = page.locator(`[id="${await thing.getAttribute('popovertarget')}"]`);
  await press(thing, page);
  await sheet.locator('.total:visible').waitFor();
  await press(sheet.locator('button[type="submit"]:visible'), page);
}

// Does one thing: pays where that is possible, answers, or ends the turn. Varies with the number of moves made.
async function press(page, hand, was) {
  const opens = page.locator('main button.can[popovertarget]');
  const answers = page.locator('main button.can[type="submit"]');
  await page.locator('main button.can, .deeds button').first().waitFor();
  if (await opens.count() > 0 && was % 2 > 0) return pay(page, opens.nth(was % await opens.count()), hand);
  if (await answers.count() === 0) return hand(page.locator('.deeds button').last(), page);
  const thing = answers.nth(was % await answers.count());
  const heldUp = hand === tap && await thing.getAttribute('data-card') !== null;
  await hand(thing, page);
  // On glass a card is held up first and only played when that is confirmed.
  if (heldUp) await tap(page.locator('#peek[open] .peek-act button'));
}

async function act(page, hand) {
  const was = await at(page);
  // The table answers a question with one answer by itself; perhaps it just did.
  if (was === Infinity) return;
  try {
    await press(page, hand, was);
  } catch (error) {
    // Or it did so before the thing was pressed.
    if (!await isOver(page) && await at(page) === was) throw error;
  }
  await page.waitForFunction((before) => {
    const now = document.querySelector('main input[name="question"]');
    return document.querySelector('.finale-of-book') || Number(now?.value ?? Infinity) > before;
  }, was);
  // A press that came after the table had answered by itself is told so; a rule must never speak.
  assert.equal(await page.locator('#alert a').count(), 0, 'no rule refuses it');
}

// Plays to the end; says how many things these people did.
async function playOut(people, hand, look = async () => {}) {
  for (let done = 0; done < 400; done += 1) {
    const page = await asked(people);
    if (!page) return done;
    await act(page, hand);
    await look(page, done);
  }
  throw new Error(`the game did not end: ${await people[0].locator('#status').innerText()}`);
}

test('two people, one in each language, and two bots play a whole game', async () => {
  const people = [await person(browser, { locale: 'es-ES' }), await person(browser, { pictures: false })];
  const set = { seats: '4', fill: 'nobody' };
  const path = await openTable(people[0], server, { game: 'madness', name: 'Ana', pace: 'instant', set });
  await sit(people[1], server, path, 'Bea');
  await people[0].locator('form[action$="/fill"] button[value="quick"]').click();
  const done = await playOut(people, click);
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
  const page = await person(browser, { ...PHONE, locale: 'es-ES' });
  await openTable(page, server, ALONE);
  await playOut([page], tap, async (_, done) => {
    if (done % 8 === 0) assert.ok(!await scrollsSideways(page), `no sideways scroll after ${done} moves`);
  });
  assert.ok(!await scrollsSideways(page), 'no sideways scroll at the end');
  assert.match(await page.locator('.finale-of-book .rule').getAttribute('href'), /rules\/madness\/BBM-/);
  assert.deepEqual(page.complaints, []);
});

// Looked for on a screen as high as the page, where nothing lies half under the bar or the hand.
async function barriers(page) {
  const size = page.viewportSize();
  await page.setViewportSize({ ...size, height: 4000 });
  const found = await axeFindings(page);
  await page.setViewportSize(size);
  return found;
}

for (const [name, hand, options] of [
  ['with the mouse', click, {}],
  ['with the keyboard alone', enter, {}],
  ['on a phone, in Spanish', tap, { locale: 'es-ES', colorScheme: 'dark', ...PHONE }],
]) {
  test(`a person declares and pays ${name}`, async () => {
    const page = await person(browser, options);
    await openTable(page, server, ALONE);
    await asked([page]);
    assert.deepEqual(await barriers(page), []);
    for (let turn = 0; turn < 16 && await asked([page]); turn += 1) await act(page, hand);
    assert.ok(!await scrollsSideways(page), 'no sideways scroll');
    assert.deepEqual(await barriers(page), []);
    assert.deepEqual(page.complaints, []);
  });
}

// Plays until there is such a sheet. Whether one comes depends on the cards: at one table or another it comes soon.
async function sheetLike(page, selector) {
  const sheets = page.locator(selector);
  for (let turn = 0; await sheets.count() === 0; turn += 1) {
    assert.ok(turn < 80, `${selector} comes at one of many tables`);
    if (turn % 5 === 0) await openTable(page, server, ALONE);
    else await act(page, click);
    await asked([page]);
  }
  return sheets.first();
}

const FREE = '.coins input:not([disabled])';

test('a sheet says at once whether the chosen cards are enough', async () => {
  const page = await person(browser);
  const sheet = await sheetLike(page, `.pay-sheet:has(${FREE})`);
  await click(page.locator(`main button[popovertarget="${await sheet.getAttribute('id')}"]`).first());
  const bill = sheet.locator('form').first();
  assert.ok(await bill.locator('button[type="submit"]').isEnabled(), 'the cheapest payment is chosen');
  await bill.locator('.coins input:checked').first().uncheck({ force: true });
  assert.ok(await bill.locator('button[type="submit"]').isDisabled(), 'too little is not accepted');
});

test('cards chosen by hand stay chosen at another Power', async () => {
  const page = await person(browser);
  const sheet = await sheetLike(page, `.pay-sheet:has(.power-1 ${FREE}):has(.power-2 ${FREE})`);
  await click(page.locator(`main button[popovertarget="${await sheet.getAttribute('id')}"]`).first());
  for (const box of await sheet.locator('.power-1 .coins input:checked').all()) await box.uncheck({ force: true });
  const chosen = sheet.locator('.power-1 .coins input').last();
  await chosen.check({ force: true });
  await sheet.locator('.powers input[value="2"]').check({ force: true });
  const kept = await sheet.locator('.power-2 .coins input:checked').evaluateAll((all) => all.map((box) => box.value));
  assert.deepEqual(kept, [await chosen.getAttribute('value')]);
});

test('pointing at a Curse is seen on it and read in the talk', async () => {
  const page = await person(browser);
  await openTable(page, server, ALONE);
  const point = page.locator('.strip-foot .point');
  while (await asked([page]) && await point.count() === 0) await act(page, click);
  await point.first().click();
  await page.locator('.strip-foot .pinged').waitFor();
  assert.match(await page.locator('#said').innerText(), /This Curse next/);
});
