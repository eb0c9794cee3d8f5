// Death May Die in a real browser: whole Episodes, the map by mouse, touch and keyboard, fights and rerolls.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import { answer, asked, at, everybodyLeaves, openBrowser, openTable, person, pressIt, scrollsSideways, sees, sit, startServer } from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ALONE = { game: 'deathmaydie', pace: 'instant', set: { seats: '1', 'set.episode': 'e1', 'set.elder': 'tsathoggua' } };

const isOver = (page) => page.locator('.the-end').count().then((found) => found > 0);

// With the pointer where something shows; what lies wholly under something else is pressed all the same, as a keyboard would.
const press = async (button) => {
  const position = await button.evaluate(grip);
  return position ? button.click({ position }) : pressIt(button);
};
// Glass never plays blindly: what has a card is held up first.
const tap = async (button, page) => {
  const card = await button.getAttribute('data-card'), position = await button.evaluate(grip);
  if (position) await button.tap({ position });
  else await pressIt(button);
  if (card) await page.locator('#peek[open] .peek-act button').tap();
};
const enter = async (button) => { await button.focus(); await button.press('Enter'); };

// A point at which the thing can be got hold of, once it is in sight. Run in the page.
function grip(node) {
  node.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = node.getBoundingClientRect();
  const parts = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.2, 0.8].map((y) => ({ x: width * x, y: height * y })));
  return parts.find(({ x, y }) => node.contains(document.elementFromPoint(left + x, top + y))) ?? null;
}

// Everything that answers: buttons, and spaces one can go to, whose card is then confirmed.
const ANSWERS = 'main button[name="move"]:not([disabled]), #map .place.open .ground[popovertarget]';

// One answer of whoever is asked among these people.
async function playOne(people, hand) {
  const page = await asked(people, ANSWERS), before = await at(page), all = page.locator(ANSWERS), count = await all.count();
  if (count === 0) return false;
  await answer(page, async () => {
    const button = all.nth((before * 7) % count), card = await button.getAttribute('popovertarget');
    await hand(button, page);
    if (card) await hand(page.locator(`#${card} button.gold`), page);
  });
  return true;
}

async function playOut(people, hand) {
  let done = 0;
  for (; !await isOver(people[0]); done += await playOne(people, hand)) assert.ok(done < 3000, 'an Episode ends');
  return done;
}

// Whoever they play, with what they start: until the first action is asked for.
async function begin(page, hand = press) {
  for (let turn = 0; await page.locator('button[value="end actions"]').count() === 0; turn += 1) {
    assert.ok(turn < 200, 'the first turn comes');
    await playOne([page], hand);
  }
}

// Where the acting investigator stands.
const where = (page) => page.locator('#map .investigator.acts').evaluate((it) => it.closest('.place').dataset.space);

test('two people, one in each language, and two bots play a whole Episode', async () => {
  const people = [await person(browser, { locale: 'es-ES' }), await person(browser)];
  const set = { seats: '4', fill: 'nobody', 'set.episode': 'e1', 'set.elder': 'azathoth' };
  const path = await openTable(people[0], server, { game: 'deathmaydie', name: 'Ana', pace: 'instant', set });
  await sit(people[1], server, path, 'Bea');
  await people[0].locator('form[action$="/fill"] button[value="quick"]').click();
  await sees(people[0], 'main input[name="question"]');
  const done = await playOut(people, press);
  // One press settles several answers, and whoever presses anything does not live long.
  assert.ok(done >= 10, `${done} presses are too few for an Episode`);
  for (const [index, lang] of ['es', 'en'].entries()) {
    const page = people[index];
    await page.locator('.the-end').waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), lang);
    assert.equal(await page.locator('#map .open').count(), 0, 'nothing is left to press');
    assert.deepEqual(page.complaints, []);
  }
});

test('one person with two investigators plays on a phone, by touch', async () => {
  const page = await person(browser, { ...PHONE, locale: 'es-ES' });
  await openTable(page, server, ALONE);
  await begin(page, tap);
  const from = await where(page);
  const goal = page.locator('#map .place.open').first();
  const to = await goal.getAttribute('data-space');
  await goal.locator('.ground').tap();
  const card = page.locator(`#about-${to}`);
  await card.waitFor();
  assert.ok(await page.locator(`#way-${to}`).evaluate((it) => getComputedStyle(it).opacity === '1'), 'the way is shown first');
  await card.locator('button.gold').tap();
  await page.waitForFunction((was) => document.querySelector('#map .investigator.acts')?.closest('.place').dataset.space !== was, from);
  assert.equal(await where(page), to);
  const wide = () => page.locator('.map-field').evaluate((it) => it.getBoundingClientRect().width);
  const before = await wide();
  await page.locator('.zoom input[value="2"]').check({ force: true });
  assert.ok(await wide() > before * 1.5, 'the map comes closer');
  for (let done = 0; done < 60 && !await isOver(page); done += 1) {
    await playOne([page], tap);
    if (done % 10 === 0) assert.ok(!await scrollsSideways(page), `no sideways scroll after ${done} moves`);
  }
  assert.deepEqual(page.complaints, []);
});

test('keyboard alone: a walk by the arrows, a fight, and rerolls', async () => {
  const page = await person(browser);
  await openTable(page, server, ALONE);
  await begin(page, enter);
  const from = await where(page);
  await page.locator(`#place-${from} .ground`).focus();
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight']) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement.closest('.place')?.matches('.open'))) break;
  }
  const to = await page.evaluate(() => document.activeElement.closest('.place').dataset.space);
  assert.notEqual(to, from, 'arrows lead to another space');
  await page.keyboard.press('Enter');
  await page.locator(`#about-${to}`).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction((was) => document.querySelector('#map .investigator.acts')?.closest('.place').dataset.space !== was, from);
  // An enemy in reach: what is left of a roll can be thrown again.
  await openTable(page, server, { ...ALONE, stage: 'seats 1, cast agatha peters, agatha at e1-pub, ghast-1 at e1-pub, seed 1' });
  await answer(page, () => enter(page.locator('main button[name="move"][value="attack"]').first()));
  await answer(page, () => enter(page.locator('main button[name="move"][value^="reroll "]').first()));
  assert.deepEqual(page.complaints, []);
});

test('an Episode with the Rules of the Unknown', async () => {
  const page = await person(browser);
  const set = { seats: '2', fill: 'quick', 'set.episode': 'e4', 'set.elder': 'azathoth', 'set.unknown': 'two' };
  await openTable(page, server, { game: 'deathmaydie', pace: 'instant', set });
  await playOut([page], press);
  assert.ok(await page.locator('.the-end').isVisible());
  assert.equal(await page.locator(ANSWERS).count(), 0);
  assert.deepEqual(page.complaints, []);
});

test('whoever points at a figure makes it shine on everybody’s map', async () => {
  const people = [await person(browser, { locale: 'es-ES' }), await person(browser)];
  const stage = 'seats 2, elder azathoth, cast mike peters, cultist-1 at e1-castle, ghast-1 at e1-market, seed 1';
  const path = await openTable(people[0], server, { game: 'deathmaydie', name: 'Ana', set: { fill: 'nobody' }, stage });
  await sit(people[1], server, path, 'Bea');
  const [ana, bea] = people;
  assert.equal(await bea.locator('#map .figure.pinged').count(), 0, 'nobody has pointed yet');
  const place = ana.locator('#map .place:has(.foe)').first();
  await press(place.locator('.ground'));
  const card = ana.locator('.about-place:popover-open');
  const point = card.locator('.here .foe .point').first();
  const [, figure] = (await point.getAttribute('value')).split(' ');
  await press(point);
  await bea.locator(`#figure-${figure}.pinged`).waitFor();
  assert.match(await bea.locator('#side-talk, .side').first().innerText(), /First /, 'and is told in words');
  await ana.locator(`#figure-${figure}.pinged`).waitFor();
  assert.equal(await bea.locator('#map .figure.pinged').count(), 1, 'one figure and no other');
  assert.deepEqual([...ana.complaints, ...bea.complaints], []);
});
