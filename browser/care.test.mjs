// What must work for everybody and whatever happens: lost servers, keyboards, no script, phones, screen readers.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import {
  asked, axeFindings, comesBack, everybodyLeaves, listens, moves, openBrowser, openTable, person, playOne, scrollsSideways, sit, startServer,
} from './table.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DUEL = { 'set.mode': 'duel', fill: 'nobody' };

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

// Two people at a table.
async function duel(options = {}) {
  const people = [await person(browser, options), await person(browser, { locale: 'es-ES', ...options })];
  const path = await openTable(people[0], server, { name: 'Ana', set: DUEL });
  await sit(people[1], server, path, 'Bruno');
  return { people, path };
}

// Cards overlap in a hand on a phone: the corner that shows is pressed, then the deed is confirmed.
async function tapAndConfirm(button, page) {
  await button.tap({ position: { x: 14, y: 40 } });
  await page.locator('dialog[open] .peek-act button').tap();
}

// The cards of a hand that cannot be got hold of by their corner because another one lies there.
const covered = (page) => page.locator('.fan > li > .card').evaluateAll((cards) => cards.filter((card) => {
  card.scrollIntoView({ block: 'center' });
  const { x, y } = card.getBoundingClientRect();
  return !card.contains(document.elementFromPoint(x + 14, y + 40));
}).map((card) => card.dataset.card));

async function played(people, count, press) {
  for (let made = 0; made < count;) made += await playOne(people, press);
}

test('a killed server loses nothing, and pages come back by themselves', async () => {
  const { people } = await duel();
  await played(people, 5);
  const score = await people[0].locator('#side-log').innerText();
  const back = people.map(comesBack);
  await server.kill();
  await server.restart();
  await Promise.all(back);
  assert.equal(await people[0].locator('#side-log').innerText(), score);
  await played(people, 3);
});

test('arrow keys walk along the hand, and a whole Chapter is played with the keyboard alone', async () => {
  const { people } = await duel();
  const page = await asked(people);
  await moves(page).first().focus();
  await page.keyboard.press('ArrowRight');
  assert.ok(await moves(page).nth(1).evaluate((node) => node === document.activeElement));
  await played(people, 4, async (button, page) => {
    await button.focus();
    assert.ok(await button.evaluate((node) => node.matches(':focus')));
    await page.keyboard.press('Enter');
  });
});

test('without script a card can be played all the same', async () => {
  const people = [await person(browser, { javaScriptEnabled: false }), await person(browser)];
  const path = await openPlain(people[0]);
  await sit(people[1], server, path, 'Bruno');
  for (let made = 0; made < 3;) {
    await people[0].goto(server.url + path);
    if (await moves(people[0]).count()) {
      const before = await people[0].locator('main input[name="question"]').first().getAttribute('value');
      await moves(people[0]).first().click();
      await people[0].locator(`main input[name="question"][value="${before}"]`).first().waitFor({ state: 'detached' });
      made += 1;
    } else await playOne([people[1]]);
  }
});

async function openPlain(page) {
  await page.goto(server.url);
  await page.locator('a[href="/g/grimoire"]').click();
  await page.locator('input[name="set.mode"][value="duel"]').check({ force: true });
  await page.locator('input[name="fill"][value="nobody"]').first().check({ force: true });
  await page.locator('input[name="name"]').first().fill('Ana');
  await page.locator('form[action="/tables"] button[type="submit"]').first().click();
  await page.waitForURL(/\/t\//);
  return new URL(page.url()).pathname;
}

test('nothing scrolls sideways on a phone, and a card is played by touch', async () => {
  const { people } = await duel(PHONE);
  for (const page of people) assert.equal(await scrollsSideways(page), false, 'table');
  await played(people, 4, tapAndConfirm);
  for (const page of people) {
    assert.equal(await scrollsSideways(page), false, 'table with Spells');
    for (const card of await page.locator('.fan > li > .card').all()) {
      await card.evaluate((node) => node.focus());
      assert.deepEqual(await covered(page), [], 'every card can be taken, whichever was looked at last');
    }
  }
  for (const path of ['/', '/g/grimoire', '/rules/grimoire', '/cards/grimoire', '/cards/grimoire/WAT-3']) {
    await people[1].goto(server.url + path);
    assert.equal(await scrollsSideways(people[1]), false, path);
  }
});

test('axe finds nothing serious, in light and dark, on desktop and phone', async () => {
  for (const options of [{ colorScheme: 'light' }, { colorScheme: 'dark', ...PHONE }]) {
    const { people: [page, other] } = await duel(options);
    assert.deepEqual(await axeFindings(page), [], 'table');
    await played([page, other], 1, options.hasTouch ? tapAndConfirm : undefined);
    assert.deepEqual(await axeFindings(other), [], 'table after a move');
    // The longest pages are made of the same few things: once is enough.
    for (const path of options.hasTouch ? ['/'] : ['/', '/rules/grimoire', '/cards/grimoire']) {
      await page.goto(server.url + path);
      assert.deepEqual(await axeFindings(page), [], path);
    }
  }
});

test('a seventh tab at one table still loads', async () => {
  const { people: [page], path } = await duel();
  for (let tab = 0; tab < 7; tab += 1) {
    const next = await page.context().newPage();
    const answer = await next.goto(server.url + path);
    assert.equal(answer.status(), 200);
  }
});

test('a refused move says why, with the rule, and changes nothing', async () => {
  const { people } = await duel();
  const page = await asked(people);
  await moves(page).first().evaluate((button) => { button.value = 'play FIR-F play'; button.click(); });
  await page.locator('#alert', { hasText: /./ }).waitFor();
  await listens(page);
  await moves(page).nth(1).evaluate((button) => { button.value = 'target 3'; button.click(); });
  await page.locator('#alert a[href*="/rules/grimoire/"]').waitFor();
});
