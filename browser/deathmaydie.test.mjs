// Death May Die in a real browser: whole Episodes, the map by mouse, touch and keyboard, fights and rerolls.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { answer, anybodySees, at, everybodyLeaves, openBrowser, openTable, person, scrollsSideways, sit, startServer } from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ALONE = { game: 'deathmaydie', pace: 'instant', set: { seats: '1', 'set.episode': 'e1', 'set.elder': 'tsathoggua' } };

const isOver = (page) => page.locator('.the-end').count().then((found) => found > 0);

// What lies under something else is pressed all the same, as a keyboard would.
const press = (button) => button.click({ timeout: 600 }).catch(() => button.evaluate((it) => it.click()));
// Glass never plays blindly: what has a card is held up first.
const tap = async (button, page) => {
  const card = await button.getAttribute('data-card');
  await button.tap({ timeout: 600 }).catch(() => button.evaluate((it) => it.click()));
  if (card) await page.locator('#peek[open] .peek-act button').tap();
};
const enter = async (button) => { await button.focus(); await button.press('Enter'); };

// Everything that answers: buttons, and spaces one can go to, whose card is then confirmed.
const ANSWERS = 'main button[name="move"]:not([disabled]), #map .place.open .ground[popovertarget]';

// One answer of whoever is asked among these people.
async function playOne(people, hand) {
  for (const page of people) {
    const before = await at(page), all = page.locator(ANSWERS), count = await all.count();
    if (count === 0 || before === Infinity) continue;
    await answer(page, async () => {
      const button = all.nth((before * 7) % count), card = await button.getAttribute('popovertarget');
      await hand(button, page);
      if (card) await hand(page.locator(`#${card} button.gold`), page);
    });
    return true;
  }
  await anybodySees(people, `${ANSWERS}, .the-end`);
  return false;
}

async function playOut(people, hand, look = async () => {}) {
  let done = 0;
  for (let turn = 0; !await isOver(people[0]); turn += 1) {
    assert.ok(turn < 6000, 'an Episode ends');
    if (await playOne(people, hand)) await look(done += 1);
  }
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
  // Sooner or later an enemy catches up; what is left of a roll can be thrown again.
  const again = page.locator('main button[name="move"][value^="reroll "]');
  for (let turn = 0; await again.count() === 0; turn += 1) {
    assert.ok(turn < 400, 'dice can be thrown again');
    if (await isOver(page)) { await openTable(page, server, ALONE); await begin(page, enter); }
    await playOne([page], enter);
  }
  await answer(page, () => enter(again.first()));
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
  const set = { seats: '2', fill: 'nobody', 'set.episode': 'e1', 'set.elder': 'azathoth' };
  const path = await openTable(people[0], server, { game: 'deathmaydie', name: 'Ana', pace: 'instant', set });
  await sit(people[1], server, path, 'Bea');
  await people[0].waitForFunction(() => document.querySelector('main input[name="question"]'));
  for (let turn = 0; await people[0].locator('#map .investigator').count() === 0; turn += 1) {
    assert.ok(turn < 200, 'the first turn comes');
    await playOne(people, press);
  }
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
