// Why? on the tables themselves: what is not lit says why, what is lit what it would do, by mouse and by touch; nothing is
// played by asking, and the answer covers nothing.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import {
  at, axeFindings, everybodyLeaves, openBrowser, openTable, person, scrollsSideways, sit, startServer,
} from './table.mjs';

let server, browser;
before(async () => { server = await startServer({ flags: ['--example'] }); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser?.close(); await server?.stop(); });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-ES' };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const TABLET = { viewport: { width: 1024, height: 768 } };
const MADNESS = { game: 'madness', pace: 'instant', set: { fill: 'quick' } };
const RULE = 'a[href^="/rules/"]';

// A press as this person makes it; a card on glass is held up, and put down again.
const hand = (page, options) => (thing) => (options.hasTouch ? thing.tap() : thing.click());
const putDown = async (page) => { await page.keyboard.press('Escape'); await page.locator('#peek:not([open])').waitFor({ state: 'attached' }); };

// One's own turn in the Big Book with a Spell that is exhausted and a stack one cannot afford anything from.
const TURN = 'seats 2, difficulty I, page p08, monster gargoyle, S0 hand fire-1*3 earth-1 water-1 air-1, '
  + 'S0 spells ice growth combustion telepathy, S0 exhausted ice, seed 1';

for (const [name, options] of [['desktop', DESKTOP], ['tablet', TABLET], ['phone', PHONE]]) {
  test(`a Spell one cannot activate says why on a ${name}, also after another answer`, async () => {
    const page = await person(browser, options), press = hand(page, options);
    const spell = page.locator('[id^="s0-"][data-why]'), stack = page.locator('[id^="stack-"][data-why]');
    await openTable(page, server, { ...MADNESS, stage: TURN });
    const asked = await at(page);
    await press(stack.first());
    await page.locator(`#because ${RULE}`).first().waitFor();
    await press(spell.first());
    await page.locator(`#peek[open] .peek-why ${RULE}`).first().waitFor();
    await putDown(page);
    assert.equal(await at(page), asked, 'asking plays nothing');
    assert.equal(await scrollsSideways(page), false);
    assert.deepEqual(page.complaints, []);
  });
}

test('the answer has a place of its own beside the table', async () => {
  const page = await person(browser, DESKTOP);
  const stack = page.locator('[id^="stack-"][data-why]');
  await openTable(page, server, { ...MADNESS, stage: TURN });
  await stack.first().click();
  await page.locator(`#because ${RULE}`).first().waitFor();
  const covered = await page.evaluate(() => {
    const box = (node) => node.getBoundingClientRect(), slip = box(document.getElementById('because'));
    const meets = (it) => it.width && it.left < slip.right && it.right > slip.left && it.top < slip.bottom - 1 && it.bottom > slip.top + 1;
    return [...document.querySelectorAll('.side > :not(#because), .stage > *')].filter((node) => meets(box(node))).map((node) => node.id);
  });
  assert.deepEqual(covered, [], 'it covers neither the talk nor the table');
  assert.deepEqual(await axeFindings(page), []);
});

const NIGHT = 'seats 1, elder tsathoggua, cast mike peters, cultist-1 at e1-castle, ghast-1 at e1-market, seed 1';
const ALONE = { game: 'deathmaydie', pace: 'instant', set: { seats: '1', 'set.episode': 'e1', 'set.elder': 'tsathoggua' } };

for (const [name, options] of [['with a mouse', DESKTOP], ['by touch on a phone', PHONE]]) {
  test(`spaces and figures of Death May Die say what they would do and why not, ${name}`, async () => {
    const page = await person(browser, options), press = hand(page, options);
    await openTable(page, server, { ...ALONE, stage: NIGHT });
    const asked = await at(page);
    // The far side of the map is too far for one Run: its card says so, with the rule.
    const far = page.locator('#map .place:not(.open):not(:has(.investigator))').first(), space = await far.getAttribute('data-space');
    await far.locator('.ground').evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'center' }));
    await far.locator('.ground').evaluate((node) => node.click());
    await page.locator(`#about-${space} .why-here ${RULE}`, { hasText: 'DMD-8.10' }).waitFor();
    assert.equal(await page.locator(`#about-${space} button.gold`).count(), 0, 'and nothing leads there');
    await page.keyboard.press('Escape');
    // An enemy out of reach says so on its card.
    const foe = page.locator('#map .foe a.piece[data-why]').first();
    await press(foe);
    await page.locator(`#peek[open] .peek-why ${RULE}`, { hasText: 'DMD-8.20' }).waitFor();
    await putDown(page);
    // A space one can go to: with the tool, what going there brings.
    const near = page.locator('#map .place.open').first(), to = await near.getAttribute('data-space');
    await page.locator('#why').evaluate((node) => node.click());
    await near.locator('.ground').evaluate((node) => node.click());
    await page.locator('#because .reason li').first().waitFor();
    assert.equal(await page.locator(`#about-${to}:popover-open`).count(), 0, 'asking opens nothing');
    assert.equal(await at(page), asked, 'and plays nothing');
    assert.equal(await scrollsSideways(page), false);
    assert.deepEqual(page.complaints, []);
  });
}

test('the example game says it, too: a lantern by day, and the box for whoever is no Moth', async () => {
  const people = [await person(browser, DESKTOP), await person(browser, PHONE)];
  const path = await openTable(people[0], server, { game: 'lanterns', set: { fill: 'nobody', seats: '2' } });
  await sit(people[1], server, path, 'Bea');
  for (const [page, options] of [[people[0], DESKTOP], [people[1], PHONE]]) {
    const press = hand(page, options);
    await press(page.locator('#hand a.lamp').first());
    await page.locator('#because .reason').waitFor();
    await press(page.locator('#board a.lamp').first());
    await page.locator('#because .reason').waitFor();
    assert.deepEqual(page.complaints, []);
  }
});
