// After the game: what decided it, the picture that travels with its link, and another way on from a moment, played to its
// end; on a desktop and on a phone, in both languages.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { test } from './check.mjs';
import {
  at, axeFindings, everybodyLeaves, listens, openBrowser, openByProgram, openTable, person, playOne, playOut, scrollsSideways, startServer,
} from './table.mjs';

let server, browser;
before(async () => {
  server = await startServer();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const SIZES = [
  { name: 'a desktop in English', viewport: { width: 1280, height: 800 }, locale: 'en-GB', title: 'What decided it', since: 'left another one at move' },
  { name: 'a phone in Spanish', viewport: { width: 390, height: 844 }, locale: 'es-ES', hasTouch: true, isMobile: true, title: 'Qué lo decidió', since: 'se separó de otra en la jugada' },
];

// A duel of two bots, over by the time anybody looks.
async function finished() {
  const bot = { who: 'bot', strength: 'quick' };
  return (await openByProgram(server, { game: 'grimoire', settings: { mode: 'duel' }, sitters: [bot, bot] })).table;
}

// On glass a card is looked at first and played from there; what is no card is pressed.
async function tapAndConfirm(button, page) {
  const isCard = await button.evaluate((node) => node.matches('.card'));
  await button.tap(isCard ? { position: { x: 14, y: 40 } } : {});
  if (isCard) await page.locator('dialog[open] .peek-act button').tap();
}

for (const { name, title, since, ...options } of SIZES) {
  test(`what decided a game is told, shared and played another way on ${name}`, async () => {
    const table = await finished();
    const page = await person(browser, options);
    await page.goto(`${server.url}/t/${table}`);
    await page.locator(`a[href="/t/${table}/story"]`).first().click();
    await page.waitForURL(/\/story$/);
    assert.equal(await page.locator('h1').innerText(), title);
    assert.ok(await page.locator('.chart path.line').count() >= 2, 'both lines are drawn');
    assert.ok((await page.locator('svg.chart').getAttribute('aria-label')).length > 40, 'the drawing is told in words');
    assert.equal(await scrollsSideways(page), false);
    assert.deepEqual(await axeFindings(page), []);

    const picture = page.locator('.share img');
    await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector('.share img').naturalWidth === 1200);

    // A moment that counted, in the replay; from there another way on.
    await page.locator('.turnings li a.button').first().click();
    await page.waitForURL(/\/replay\?at=/);
    await page.locator('a[href*="/branch?at="]').click();
    await page.waitForURL(/\/branch\?/);
    assert.equal(await scrollsSideways(page), false);
    assert.deepEqual(await axeFindings(page), []);
    await page.locator('input[name="name"]').fill('Eva');
    // What waits for nobody is over soonest.
    await page.context().addCookies([{ name: 'pace', value: 'instant', url: server.url }]);
    await page.locator('form.book button[type="submit"]').click();
    await page.waitForURL((url) => /^\/t\/\w+$/.test(url.pathname) && !url.pathname.endsWith(table));
    await listens(page);
    assert.match(await page.locator('.branched').innerText(), new RegExp(since));
    await playOut([page], { press: options.hasTouch ? tapAndConfirm : undefined });
    assert.ok(await page.locator('a[href$="/story"]').count() > 0, 'the branch has a story of its own');
    assert.deepEqual(page.complaints, []);
    await everybodyLeaves(browser);
  });
}

const WAYS_OUT = [
  { name: 'a desktop', game: 'madness', viewport: { width: 1280, height: 800 }, locale: 'en-GB', left: 'left another one halfway' },
  { name: 'a phone', game: 'grimoire', viewport: { width: 390, height: 844 }, locale: 'es-ES', hasTouch: true, isMobile: true, left: 'salió de otra a medio jugar' },
];

for (const { name, game, left, ...options } of WAYS_OUT) {
  test(`whoever plays alone looks back, goes another way and finds their game as it was, on ${name}`, async () => {
    const page = await person(browser, options);
    const press = options.hasTouch ? tapAndConfirm : undefined;
    const path = await openTable(page, server, { game, pace: 'instant', set: { fill: 'quick' } });
    await page.locator('#status.mine').waitFor();
    assert.equal(await page.locator('a[href*="/branch?"]').count(), 0, 'not before one looks back');
    for (let made = 0; made < 4; made += 1) await playOne([page], press);
    await page.locator('#status.mine').waitFor();
    const asked = await at(page);
    await page.locator('a[href$="?at=last"]').first().click();
    await page.locator('.ribbon.back').waitFor();
    assert.equal(await scrollsSideways(page), false);
    assert.deepEqual(await axeFindings(page), []);
    await page.locator('.ribbon.back a[href*="/branch?at="]').click();
    await page.waitForURL(/\/branch\?/);
    assert.equal(await page.locator('input[name="seat"]:visible').count(), 0, 'one stays who one is');
    assert.equal(await scrollsSideways(page), false);
    assert.deepEqual(await axeFindings(page), []);
    await page.locator('form.book button[type="submit"]').click();
    await page.waitForURL((url) => /^\/t\/\w+$/.test(url.pathname) && url.pathname !== path);
    await listens(page);
    assert.match(await page.locator('.branched').innerText(), new RegExp(left));
    for (let made = 0; made < 3; made += 1) await playOne([page], press);
    await page.locator(`.branched a[href="${path}"], .way-back a[href="${path}"]`).and(page.locator(':visible')).first().click();
    await page.waitForURL((url) => url.pathname === path);
    await page.locator('#status.mine').waitFor();
    assert.equal(await at(page), asked, 'the game that was left waited');
    assert.deepEqual(page.complaints, []);
    await everybodyLeaves(browser);
  });
}

test('what a good player would have done is shown beside the moment, by keyboard too', async () => {
  const table = await finished();
  const page = await person(browser);
  await page.goto(`${server.url}/t/${table}/replay?at=0&as=all`);
  await page.locator('a[href*="good=yes"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.considered li').first().waitFor();
  assert.ok(await page.locator('.considered li').count() <= 3);
  assert.match(await page.locator('.considered').innerText(), /\d+ %/);
  assert.deepEqual(await axeFindings(page), []);
  await page.locator('a[data-step=next]').click();
  await page.locator('.considered').waitFor({ state: 'detached' });
  assert.deepEqual(page.complaints, []);
  await everybodyLeaves(browser);
});

test('the deal of the day is played by one and shut to everybody else', async () => {
  const [page, stranger] = [await person(browser, { locale: 'es-ES' }), await person(browser)];
  await page.goto(`${server.url}/deals`);
  assert.equal(await scrollsSideways(page), false);
  assert.deepEqual(await axeFindings(page), []);
  const deal = page.locator('#grimoire-day');
  await deal.locator('input[name="name"]').fill('Eva');
  await deal.locator('button[type="submit"]').click();
  await page.waitForURL(/\/t\//);
  await page.locator('.hand').waitFor();
  const answer = await stranger.goto(page.url());
  assert.equal(answer.status(), 403);
  await everybodyLeaves(browser);
});
