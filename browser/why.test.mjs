// A reason without script, cards that show themselves, and a replay read together.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { test } from './check.mjs';
import {
  axeFindings, everybodyLeaves, openBrowser, openByProgram, openTable, person, scrollsSideways, startServer,
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

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-ES' };

test('without script a reason is a page', async () => {
  const page = await person(browser, { javaScriptEnabled: false });
  await page.goto(`${server.url}/g/grimoire`);
  await page.locator('input[name="name"]').fill('Eva');
  await page.locator('form[action="/tables"] button.gold[type="submit"]').click();
  await page.waitForURL(/\/t\//);
  await page.locator('#why').click();
  await page.waitForURL(/\/why/);
  assert.ok((await page.locator('h1').innerText()).length > 5);
  await page.locator('main a.button.gold').click();
  await page.waitForURL(/\/t\/\w+$/);
  await everybodyLeaves(browser);
});

test('by the ? key a card says what it would do, with its rule, and nothing is played', async () => {
  const page = await person(browser, { viewport: { width: 1280, height: 800 } });
  await openTable(page, server, { pace: 'instant', set: { 'set.mode': 'duel', fill: 'quick' } });
  await page.locator('#status.mine').waitFor();
  const cards = page.locator('#hand button.card');
  const before = await cards.count();
  await page.keyboard.press('?');
  await page.locator('#why[aria-pressed="true"]').waitFor();
  await cards.first().click();
  await page.locator('#because a[href^="/rules/grimoire/"]').first().waitFor();
  assert.equal(await page.locator('#why').getAttribute('aria-pressed'), 'false');
  assert.equal(await cards.count(), before, 'asking plays nothing');
  assert.deepEqual(await axeFindings(page), []);
  await page.keyboard.press('Escape');
  await page.locator('#because').waitFor({ state: 'hidden' });
  assert.deepEqual(page.complaints, []);
  await everybodyLeaves(browser);
});

for (const [name, options] of [['phone', PHONE], ['desktop', { viewport: { width: 1280, height: 800 } }]]) {
  test(`a card shows itself step by step on a ${name}`, async () => {
    const page = await person(browser, options);
    for (const [game, card] of [['grimoire', 'FIR-2'], ['madness', 'ice'], ['deathmaydie', 'e1-d03'], ['obscurio', 'magic_mist']]) {
      await page.goto(`${server.url}/cards/${game}/${card}`);
      assert.equal(await scrollsSideways(page), false);
      assert.deepEqual(await axeFindings(page), [], `${game} ${card}`);
      await page.locator('.example a.button.gold').click();
      await page.waitForURL(/example\?step=0/);
      const next = page.locator('a[data-step="next"]');
      for (let step = 1; await next.count(); step += 1) {
        await next.click();
        await page.waitForURL(new RegExp(`step=${step}$`));
        assert.ok((await page.locator('.what').innerText()).length > 3);
      }
      assert.equal(await scrollsSideways(page), false);
    }
    assert.deepEqual(page.complaints, []);
    await everybodyLeaves(browser);
  });
}

test('a finished game is read together: one leads and points, the other follows and speaks', async () => {
  const people = [{ who: 'person', name: 'Ana' }, { who: 'person', name: 'Bea' }];
  const json = { 'content-type': 'application/json' };
  const { table, seats } = await openByProgram(server, { game: 'grimoire', settings: { mode: 'duel' }, sitters: people });
  const api = `${server.url}/api/v2/tables/${table}`;
  for (;;) {
    const { asked: [seat] } = await (await fetch(api)).json();
    if (seat === undefined) break;
    const headers = { ...json, authorization: `Bearer ${seats[seat].secret}` };
    const { question, moves } = await (await fetch(api, { headers })).json();
    await fetch(`${api}/moves`, { method: 'POST', headers, body: JSON.stringify({ question, moves: [moves[0]] }) });
  }
  const [ana, bea, guest] = await Promise.all([person(browser), person(browser, PHONE), person(browser)]);
  const sits = (page, seat) => page.context().addCookies([{ name: `seat-${table}`, value: seats[seat].secret, url: `${server.url}/t/${table}` }]);
  await sits(ana, 0);
  await sits(bea, 1);
  const replay = `${server.url}/t/${table}/replay?at=3&as=all`;
  await Promise.all([ana, bea, guest].map((page) => page.goto(replay)));
  await ana.locator('#leading button', { hasText: 'Lead' }).click();
  await ana.locator('#side-together[data-mine]').waitFor();
  await Promise.all([bea, guest].map(async (page) => {
    await page.locator('#follow').waitFor();
    await page.locator('#follow').click();
  }));
  await ana.locator('a[data-step="next"]').click();
  await ana.waitForURL(/at=4/);
  await Promise.all([bea, guest].map((page) => page.waitForURL(/at=4/)));
  await ana.locator('#point').click();
  await ana.locator('.stage .card[data-k]').first().click();
  await Promise.all([bea, guest].map((page) => page.locator('.stage [data-pointed]').first().waitFor()));
  await bea.locator('#remark-text').fill('Aquí estuvo la clave');
  await bea.locator('#remark button').click();
  await Promise.all([ana, guest].map((page) => page.locator('#side-together', { hasText: 'Aquí estuvo la clave' }).waitFor()));
  await bea.locator('#side-together').scrollIntoViewIfNeeded();
  assert.equal(await guest.locator('#remark').count(), 0, 'whoever did not sit there reads and follows');
  // Whoever goes their own way is left alone.
  await guest.locator('a[data-step="prev"]').click();
  await guest.waitForURL(/at=3/);
  await ana.locator('a[data-step="next"]').click();
  await bea.waitForURL(/at=5/);
  await guest.locator('#side-together[data-lead*="at=5"]').waitFor({ state: 'attached' });
  assert.match(guest.url(), /at=3/);
  for (const page of [ana, bea]) {
    assert.deepEqual(await axeFindings(page), []);
    assert.equal(await scrollsSideways(page), false);
    assert.deepEqual(page.complaints, []);
  }
  await everybodyLeaves(browser);
});
