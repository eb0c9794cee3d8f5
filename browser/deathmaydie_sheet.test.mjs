// Death May Die beside the map: a roll with its rerolls, a skill that rises, cards one looks at, by mouse, keyboard and touch.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import { answer, at, axeFindings, everybodyLeaves, openBrowser, openTable, person, scrollsSideways, startServer } from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer({ flags: ['--example'] }); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ALONE = { game: 'deathmaydie', pace: 'instant', set: { seats: '1', 'set.episode': 'e1', 'set.elder': 'azathoth' } };

// A turn of two investigators, in Kilkenny; with an enemy beside the one who acts; and where the next loss of Sanity, which
// the card of the Mythos brings, lets a skill rise.
const TURN = 'seats 1, elder azathoth, cast mike peters, seed 1';
const FIGHT = 'seats 1, elder azathoth, cast agatha peters, agatha at e1-pub, ghast-1 at e1-pub, seed 1';
const EDGE = 'seats 1, elder azathoth, cast mike peters, mike sanity 3, mike stress 2, elder at e1-castle, mythos a-m6, seed 1';
// Sally makes successes of Elder Signs: nearly everybody would.
const SIGNS = 'seats 1, elder azathoth, cast sally peters, sally at e1-pub, unnamable-1 at e1-pub, seed 1';

const click = (button) => button.click();
// On glass a card is shown first, with a button that plays it.
const tap = async (button, page) => {
  const card = await button.getAttribute('data-card');
  await button.tap();
  if (card) await page.locator('#peek[open] .peek-act button').tap();
};
const enter = async (button, page) => { await button.focus(); await page.keyboard.press('Enter'); };

// Makes a move; the question must have been answered afterwards.
const make = (page, button, press) => answer(page, () => press(button, page));
const move = (page, text) => page.locator(`main button[name="move"][value="${text}"]`).first();
// Figures stand on the spaces of the map: those are pressed by key.
const attack = (page) => make(page, move(page, 'attack'), enter);

const stagedAt = (page, stage, set = {}) => openTable(page, server, { ...ALONE, set: { ...ALONE.set, ...set }, stage });

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
    await stagedAt(page, FIGHT);
    await attack(page);
    assert.match(await page.locator('.chances').innerText(), /\d+\s?%/, 'the odds are told before one decides');
    assert.match(await page.locator('.rerolls-left').innerText(), /Stress|Estrés|free|gratis/);
    assert.ok(!await overlaps(page, `${DIE}, .roll-do > button`), 'no die lies on another');
    const dice = await page.locator('.rolling .die').count();
    assert.match(await page.locator(DIE).first().innerText(), /Reroll|Repetir/, 'what a press does is told to those who listen');
    await make(page, page.locator(DIE).first(), press);
    assert.equal(await page.locator('.rolling .die').count(), dice, 'as many dice lie there as before');
    await make(page, page.locator('button[value="stop"]'), press);
    assert.ok(!await scrollsSideways(page));
    assert.deepEqual(page.complaints, []);
  });
}

test('a roll that leaves nothing to decide settles by itself', async () => {
  const page = await person(browser);
  await stagedAt(page, FIGHT.replace('agatha at', 'agatha stress 3, agatha at'));
  await attack(page);
  // The last Stress there is: nothing is left to throw again with, and nobody is asked whether to stop.
  await make(page, page.locator(DIE).first(), click);
  assert.equal(await page.locator('.rolling button.die, button[value="stop"]').count(), 0);
  await page.locator('div.acts').waitFor();
});

test('a skill rises, and one sees what it would become', async () => {
  const page = await person(browser);
  await stagedAt(page, EDGE);
  await make(page, move(page, 'end actions'), click);
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
  await stagedAt(page, TURN);
  await page.locator('#sheet a.skill').first().tap();
  await page.locator('#peek[open] .leaf-levels').waitFor();
  assert.match(await page.locator('#peek').innerText(), /Nivel 4/);
  await page.locator('#peek button').last().tap();
  await page.locator('#peek:not([open])').waitFor({ state: 'attached' });
  assert.deepEqual(await cut(page, '.act, .skill, .insanity-chip, .threat summary'), []);
  assert.ok(!await scrollsSideways(page));
  for (const small of await page.locator('.acts button').all()) assert.ok((await small.boundingBox()).height >= 44);
});

test('nothing stands in the way of those who do not see the dice', async () => {
  const page = await person(browser);
  await stagedAt(page, FIGHT);
  await attack(page);
  assert.deepEqual((await axeFindings(page)).filter((found) => /#dice|#sheet|#ask|#threat|#others|roll|die/.test(found)), []);
});

test('ten people to choose from are all in sight, and so is every answer after a roll', async () => {
  const page = await person(browser, { locale: 'es-ES', viewport: { width: 1280, height: 800 } });
  await openTable(page, server, ALONE);
  const low = await page.locator('.people .person').evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  assert.ok(low <= 800, `the last of them ends at ${low}`);
  assert.deepEqual(await cut(page, '#ask'), []);
  await stagedAt(page, FIGHT);
  await attack(page);
  await make(page, page.locator('button[value="stop"]'), click);
  await make(page, move(page, 'done'), click);
  await page.locator('.last-roll').waitFor();
  await page.locator('div.acts').waitFor();
  assert.deepEqual(await cut(page, '#ask, #sheet, .skill'), []);
});

test('five at a table fit a phone', async () => {
  const page = await person(browser, { ...PHONE, locale: 'es-ES' });
  await stagedAt(page, 'seats 5, elder azathoth, cast mike peters agatha sally leon, seed 1', { fill: 'quick' });
  assert.equal(await page.locator('.mate').count(), 4);
  assert.ok(!await scrollsSideways(page));
  const [bar, hint] = await Promise.all(['#status [role=status]', '#status .near-hint button'].map((one) => page.locator(one).boundingBox()));
  assert.ok(hint.y >= bar.y - 1 && hint.y + hint.height <= bar.y + bar.height + 1, 'the hint stands inside what is asked');
  const words = await page.locator('#status [role=status] span').boundingBox();
  assert.ok(words.x + words.width <= hint.x, 'and covers none of its words');
});

// A card of the Mythos ends every turn.
async function endTurn(page) {
  await stagedAt(page, EDGE);
  await make(page, move(page, 'end actions'), click);
}

test('what deserves a moment has it, and a key puts it away', async () => {
  const page = await person(browser, { reducedMotion: 'no-preference' });
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
  await endTurn(page);
  assert.ok(!await page.locator('#moment .moment').first().isVisible());
});

test('the threat is told in one column, and what one looks up lies over the map', async () => {
  const page = await person(browser, { locale: 'es-ES', viewport: { width: 1280, height: 800 } });
  await stagedAt(page, TURN);
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
  await stagedAt(page, SIGNS);
  await attack(page);
  const moves = await page.locator('#proposed input[name="move"]').evaluateAll((all) => all.map((one) => one.value));
  assert.equal(moves[0], 'stop');
  assert.ok(moves.length > 1, 'it does more than to keep the dice');
  assert.equal(await page.locator('.roll-do > button[value="stop"]').count(), 1, 'and one may decide step by step');
  await make(page, page.locator(kept), click);
  assert.equal(await page.locator(`.rolling ${kept}`).count(), 0);
  assert.deepEqual(page.complaints, []);
});
