// Death May Die beside the map: a roll with its rerolls, a skill that rises, cards one looks at, by mouse, keyboard and touch.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { answer, at, axeFindings, everybodyLeaves, moves, openBrowser, openTable, person, scrollsSideways, startServer } from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer({ flags: ['--example'] }); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ALONE = { game: 'deathmaydie', pace: 'instant', set: { seats: '1', 'set.episode': 'e1', 'set.elder': 'azathoth' } };

const click = (button) => button.click({ timeout: 3000 });
// On glass a card is shown first, with a button that plays it.
const tap = async (button, page) => {
  const card = await button.getAttribute('data-card');
  await button.tap({ timeout: 3000 });
  if (card) await page.locator('#peek[open] .peek-act button').tap();
};
const enter = async (button, page) => { await button.focus(); await page.keyboard.press('Enter'); };

// Makes a move; the question must have been answered afterwards.
const make = (page, button, press) => answer(page, () => press(button, page));

// Where to run is chosen on the map, which has tests of its own: here the night comes to those who wait.
const WISHES = [/^play/, /^attack/, /^target/, /^do convince/, /^level/, /^claim/, /^leave/, /^(end|stop|done)/, /^(?!run|trade|rest)/];

// Plays on until something is in sight.
async function until(page, selector, press, longest = 400) {
  for (let done = 0; done < longest; done += 1) {
    if (await page.locator(selector).first().isVisible()) return done;
    assert.equal(await page.locator('.the-end').count(), 0, `the game ended before ${selector} was seen`);
    const all = moves(page);
    const texts = await all.evaluateAll((buttons) => buttons.map((button) => button.value));
    if (texts.length === 0) { await page.waitForTimeout(30); continue; }
    const wish = WISHES.find((each) => texts.some((text) => each.test(text)));
    const place = Math.max(0, texts.findIndex((text) => wish?.test(text)));
    // Figures stand on the spaces of the map: those are pressed by key.
    const ground = await all.nth(place).evaluate((button) => button.matches('#map *'));
    await make(page, all.nth(place), ground ? enter : press);
  }
  throw new Error(`${selector} was never seen: ${await page.locator('#status').innerText()}`);
}

// What is wider or higher than the box it stands in, of those with words in them.
const cut = (page, selector) => page.locator(selector).evaluateAll((all) => all
  .filter((one) => one.offsetParent && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
  .map((one) => `${one.className}: ${one.innerText.slice(0, 60)}`));

async function overlaps(page, selector) {
  const boxes = await page.locator(selector).evaluateAll((all) => all.filter((one) => one.offsetParent)
    .map((one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return { left, top, right, bottom }; }));
  const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  return boxes.some((a, place) => boxes.slice(place + 1).some((b) => meet(a, b)));
}

const DIE = '.rolling button.die';

for (const [name, press, options] of [
  ['with the mouse', click, {}],
  ['with the keyboard alone', enter, {}],
  ['on a phone, in Spanish', tap, { locale: 'es-ES', ...PHONE }],
]) {
  test(`a die is rerolled ${name}`, async () => {
    const page = await person(browser, options);
    await openTable(page, server, ALONE);
    await until(page, DIE, press);
    assert.match(await page.locator('.chances').innerText(), /\d+\s?%/, 'the odds are told before one decides');
    assert.match(await page.locator('.rerolls-left').innerText(), /Stress|Estrés|free|gratis/);
    assert.ok(!await overlaps(page, `${DIE}, .roll-do > button`), 'no die lies on another');
    // A roll that leaves nothing to decide settles by itself: then the next one is looked at.
    for (let dice = 0, lie = 0; lie === 0;) {
      await until(page, DIE, press);
      dice = await page.locator('.rolling .die').count();
      assert.match(await page.locator(DIE).first().innerText(), /Reroll|Repetir/, 'what a press does is told to those who listen');
      await make(page, page.locator(DIE).first(), press);
      await page.waitForFunction(() => !document.querySelector('form[aria-busy=true]'));
      lie = await page.locator('.rolling .die').count();
      if (lie > 0) assert.equal(lie, dice, 'as many dice lie there as before');
    }
    await make(page, page.locator('button[value="stop"]'), press);
    assert.ok(!await scrollsSideways(page));
    assert.deepEqual(page.complaints, []);
  });
}

test('a skill rises, and one sees what it would become', async () => {
  const page = await person(browser);
  await openTable(page, server, ALONE);
  await until(page, '.rises', click);
  const rises = page.locator('.rises button.rise');
  assert.equal(await rises.count(), 3);
  for (const text of await rises.allInnerTexts()) assert.match(text, /Level 1[\s\S]+Level 2/, 'now and then, side by side');
  assert.deepEqual(await cut(page, '.rise'), []);
  const name = await rises.first().locator('.skill-name').innerText();
  await make(page, rises.first(), click);
  await page.locator('#side-log', { hasText: 'to level 2' }).waitFor();
  assert.match(await page.locator('#side-log').innerText(), new RegExp(name));
});

test('cards are looked at on a phone, and nothing is cut in Spanish', async () => {
  const page = await person(browser, { ...PHONE, locale: 'es-ES' });
  await openTable(page, server, ALONE);
  assert.equal(await page.locator('.people .person').count(), 10);
  assert.deepEqual(await cut(page, '.person'), []);
  await until(page, '.acts', tap);
  await page.locator('#sheet a.skill').first().tap();
  await page.locator('#peek[open] .leaf-levels').waitFor();
  assert.match(await page.locator('#peek').innerText(), /Nivel 4/);
  await page.locator('#peek button').last().tap();
  assert.deepEqual(await cut(page, '.act, .skill, .insanity-chip, .threat summary'), []);
  assert.ok(!await scrollsSideways(page));
  for (const small of await page.locator('.acts button').all()) assert.ok((await small.boundingBox()).height >= 44);
});

test('nothing stands in the way of those who do not see the dice', async () => {
  const page = await person(browser);
  await openTable(page, server, ALONE);
  await until(page, DIE, click);
  assert.deepEqual((await axeFindings(page)).filter((found) => /#dice|#sheet|#ask|#threat|#others|roll|die/.test(found)), []);
});

test('ten people to choose from are all in sight, and so is every answer after a roll', async () => {
  const page = await person(browser, { locale: 'es-ES', viewport: { width: 1280, height: 800 } });
  await openTable(page, server, ALONE);
  const low = await page.locator('.people .person').evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  assert.ok(low <= 800, `the last of them ends at ${low}`);
  assert.deepEqual(await cut(page, '#ask'), []);
  await until(page, '.last-roll', click);
  await until(page, '.acts', click);
  assert.deepEqual(await cut(page, '#ask, #sheet, .skill'), []);
});

test('five at a table fit a phone', async () => {
  const page = await person(browser, { ...PHONE, locale: 'es-ES' });
  const set = { ...ALONE.set, seats: '5', fill: 'quick' };
  await openTable(page, server, { ...ALONE, set });
  await until(page, '.acts', tap);
  assert.equal(await page.locator('.mate').count(), 4);
  assert.ok(!await scrollsSideways(page));
  const [bar, hint] = await Promise.all(['#status [role=status]', '#status .near-hint button'].map((one) => page.locator(one).boundingBox()));
  assert.ok(hint.y >= bar.y - 1 && hint.y + hint.height <= bar.y + bar.height + 1, 'the hint stands inside what is asked');
  const words = await page.locator('#status [role=status] span').boundingBox();
  assert.ok(words.x + words.width <= hint.x, 'and covers none of its words');
});

// A card of the Mythos ends every turn.
async function endTurn(page) {
  await until(page, 'button[value="end actions"]', click);
  await make(page, page.locator('button[value="end actions"]'), click);
}

test('what deserves a moment has it, and a key puts it away', async () => {
  const page = await person(browser, { reducedMotion: 'no-preference' });
  await openTable(page, server, ALONE);
  await endTurn(page);
  await page.locator('#moment .moment').first().waitFor({ state: 'attached' });
  const question = await at(page);
  await page.keyboard.press('Shift');
  assert.equal(await page.locator('#moment .moment').count(), 0);
  assert.equal(await at(page), question, 'nothing else was answered by that');
  assert.deepEqual(page.complaints, []);
});

test('nothing moves for those who want no motion', async () => {
  const page = await person(browser);
  await openTable(page, server, ALONE);
  await endTurn(page);
  assert.ok(!await page.locator('#moment .moment').first().isVisible());
});

test('the threat is told in one column, and what one looks up lies over the map', async () => {
  const page = await person(browser, { locale: 'es-ES', viewport: { width: 1280, height: 800 } });
  await openTable(page, server, ALONE);
  await until(page, '.acts', click);
  assert.deepEqual(await cut(page, '.threat, .threat-now'), []);
  const column = await page.locator('.threat').boundingBox();
  for (const part of ['.advance', '.rules-here']) {
    await page.locator(`.threat-more ${part} summary`).click();
    const list = await page.locator(`.threat-more ${part} ul`).boundingBox();
    assert.ok(list.width > column.width && list.y > 0, `${part} has room of its own`);
    assert.equal(await page.locator('.threat-more details[open]').count(), 1, 'one at a time');
  }
});

test('one press keeps a roll with all that nearly everybody would do then', async () => {
  const page = await person(browser);
  const kept = '.roll-do > .proposed';
  const cast = async () => {
    await openTable(page, server, ALONE);
    for (const who of ['sally', 'julien']) await make(page, page.locator(`button[value="play ${who}"]`), click);
  };
  await cast();
  for (let games = 0; !await page.locator(kept).isVisible(); games += 1) {
    assert.ok(games < 12, 'something is proposed');
    await until(page, `${kept}, .the-end`, click).catch(() => {});
    if (await page.locator('.the-end').count() > 0) await cast();
  }
  const moves = await page.locator('#proposed input[name="move"]').evaluateAll((all) => all.map((one) => one.value));
  assert.equal(moves[0], 'stop');
  assert.ok(moves.length > 1, 'it does more than to keep the dice');
  assert.equal(await page.locator('.roll-do > button[value="stop"]').count(), 1, 'and one may decide step by step');
  await make(page, page.locator(kept), click);
  assert.equal(await page.locator(`.rolling ${kept}`).count(), 0);
  assert.deepEqual(page.complaints, []);
});
