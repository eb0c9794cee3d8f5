// The hall, its books, one's own tables, and being told that it is one's turn.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import {
  asked, axeFindings, everybodyLeaves, listens, openBrowser, openTable, person, playOne, scrollsSideways, sit, startServer, visit,
} from './table.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DUEL = { 'set.mode': 'duel', fill: 'nobody' };

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

// Presses Tab until this has the focus, as somebody without a mouse does.
async function tabTo(page, locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await locator.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error('it cannot be reached by the keyboard');
}

async function duel(options = {}) {
  const people = [await person(browser, options), await person(browser, { locale: 'es-ES', ...options })];
  const path = await openTable(people[0], server, { name: 'Ana', set: DUEL });
  await sit(people[1], server, path, 'Bruno');
  await people[0].locator('#status').waitFor();
  return { people, path };
}

const waits = async (people) => (await asked(people) === people[0] ? people[1] : people[0]);

test('from the hall to a table by the keyboard alone', async () => {
  const page = await person(browser);
  await page.goto(server.url);
  await tabTo(page, page.locator('a[href="/g/grimoire"]'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/g\/grimoire/);
  await tabTo(page, page.locator('input[name="set.mode"]:checked'));
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.locator('input[name="set.mode"]:checked').getAttribute('value'), 'duel');
  await tabTo(page, page.locator('form[action="/tables"] input[name="name"]'));
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  await page.locator('#status').waitFor();
  assert.deepEqual(page.complaints, []);
});

test('from the hall to a table by touch, on a phone, in every book there is', async () => {
  const page = await person(browser, { ...PHONE, locale: 'es-ES' });
  await page.goto(server.url);
  const books = await page.locator('.tome').evaluateAll((all) => all.map((book) => book.getAttribute('href')));
  assert.ok(books.length >= 3, `${books}`);
  for (const book of books) {
    await page.goto(server.url);
    assert.equal(await scrollsSideways(page), false, 'the hall');
    await page.locator(`a.tome[href="${book}"]`).tap();
    await page.waitForURL((url) => url.pathname === book);
    assert.equal(await scrollsSideways(page), false, book);
    await page.locator('form[action="/tables"] input[name="name"]').fill('Ana');
    await page.locator('form[action="/tables"] button[type="submit"]').tap();
    await page.waitForURL(/\/t\//);
    assert.ok(await page.locator(`.bar a[href="${book.replace('/g/', '/rules/')}"]`).count(), 'its rules are in the bar');
  }
  assert.deepEqual(page.complaints, []);
});

test('axe finds nothing serious in the hall and in the books, in light and dark, on desktop and phone', async () => {
  for (const options of [{ colorScheme: 'light' }, { colorScheme: 'dark', ...PHONE }]) {
    const page = await person(browser, { ...options, alone: true });
    await openTable(page, server, { set: DUEL });
    for (const path of ['/', '/g/grimoire', '/g/madness', '/g/obscurio', '/g/deathmaydie']) {
      await page.goto(server.url + path);
      await page.locator('details').evaluateAll((all) => all.forEach((one) => { one.open = true; }));
      assert.deepEqual(await axeFindings(page), [], `${path} ${options.colorScheme}`);
    }
  }
});

test('one finds one’s own tables again after a restart, and whose turn it is', async () => {
  const { people, path } = await duel();
  await server.kill();
  await server.restart();
  const marks = [];
  for (const page of people) {
    await page.goto(server.url);
    const row = page.locator('.table-row', { has: page.locator(`a[href="${path}"]`) });
    await row.waitFor();
    assert.match(await row.innerText(), /Ana[\s\S]*Bruno/);
    marks.push(await row.locator('.tag.gold').count());
  }
  assert.equal(marks[0] + marks[1], 1, 'it is the turn of one of them');
  await people[0].locator('.table-row form[action$="/carry"] button').first().click();
  await people[0].locator('.for-cameras').waitFor();
  const link = await people[0].locator('.link input').inputValue();
  const elsewhere = await person(browser);
  await elsewhere.goto(link);
  await elsewhere.locator('form button[type="submit"].gold').click();
  await elsewhere.waitForURL(/\/t\//);
  assert.equal(await elsewhere.locator('main').getAttribute('data-as'), 'S0', 'the seat is here, too');
});

// Notes what would be heard and seen outside the page. A browser without windows shows no notifications: whether they are
// granted is said here.
const listen = (page, allowed) => page.addInitScript((granted) => {
  window.heard = { knocks: 0, notes: [] };
  addEventListener('conclave:knock', () => { window.heard.knocks += 1; });
  const Noted = function Noted(title, about) { window.heard.notes.push({ title, ...about }); return { close() {} }; };
  Noted.requestPermission = async () => { window.heard.asked = true; return Noted.permission; };
  Noted.permission = granted ? 'granted' : 'denied';
  window.Notification = Noted;
  // As if the reader looked elsewhere.
  document.hasFocus = () => false;
}, allowed);

for (const allowed of [true, false])
  test(`whoever wants it is told that it is their turn, notifications ${allowed ? 'allowed' : 'refused'}`, async () => {
    const { people, path } = await duel({ alone: true });
    for (const page of people) {
      await listen(page, allowed);
      await visit(page, server.url + path);
      assert.equal(await page.locator('#tell-turn').isChecked(), false, 'off unless somebody wants it');
      assert.equal(await page.evaluate(() => window.heard.asked), undefined, 'nobody is asked without a press');
    }
    const page = await waits(people), other = people.find((one) => one !== page);
    assert.equal(await page.locator('link[rel=icon]').getAttribute('href'), '/favicon.svg');
    await page.locator('#seats-open').evaluate((one) => { one.open = true; });
    await page.locator('#tell-turn').check();
    await page.locator('#tell-note', { hasText: allowed ? /see a notification|verás una notificación/ : /no notifications|no permite/ }).waitFor();
    const before = await page.evaluate(() => window.heard.knocks);
    // Another tab of the same table, in sight: it must not keep this one silent.
    const second = await page.context().newPage();
    await visit(second, server.url + path);
    while (await asked(people) === other) await playOne([other]);
    await page.waitForFunction((was) => window.heard.knocks > was, before);
    await page.waitForFunction(() => document.querySelector('link[rel=icon]').getAttribute('href') === '/favicon-turn.svg');
    assert.match(await page.title(), /Your turn|Te toca|Es tu turno|Tu turno/);
    const { notes } = await page.evaluate(() => window.heard);
    assert.equal(notes.length, allowed ? 1 : 0);
    assert.equal(await other.evaluate(() => window.heard.knocks), 0, 'whoever has not asked for it hears nothing');
    await page.reload();
    assert.equal(await page.locator('#tell-turn').isChecked(), true, 'remembered by the browser');
    assert.deepEqual(page.complaints.filter((text) => !text.includes('AudioContext')), []);
  });

test('a nudge reaches whoever is waited for', async () => {
  const { people } = await duel();
  const page = await waits(people), other = people.find((one) => one !== page);
  await page.locator('form[action$="/nudge"] button').click();
  await listens(page);
  await other.locator('#turn .ribbon').waitFor();
  assert.match(await other.locator('#turn').innerText(), /nudge|toque/);
  await page.locator('form[action$="/nudge"] button').click();
  await page.locator('#alert', { hasText: /./ }).waitFor();
});

test('whoever opened a table deletes it, and the others are told', async () => {
  const { people: [ana, bruno], path } = await duel();
  await ana.locator('#side-seats details').first().evaluate((one) => { one.open = true; });
  await ana.locator(`a[href="${path}/delete"]`).click();
  await ana.locator('form[action$="/delete"] button').click();
  await ana.locator('main h1').waitFor();
  await bruno.locator('.tagline', { hasText: 'borrado' }).waitFor();
  await ana.goto(server.url);
  assert.equal(await ana.locator(`a[href="${path}"]`).count(), 0, 'it is in no list any more');
});

test('a shared link has a title and a picture', async () => {
  const { people: [page], path } = await duel();
  for (const [address, game] of [[path, 'grimoire'], ['/g/obscurio', 'obscurio'], ['/', 'library']]) {
    await page.goto(server.url + address);
    const tag = (name) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
    assert.ok((await tag('title')).length > 3 && (await tag('description')).length > 10);
    const picture = await tag('image');
    assert.equal(picture, `${server.url}/preview/${game}.png`);
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = new URL(src).pathname;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, picture);
    assert.deepEqual(size, [1200, 630]);
  }
});

test('without a network the app says so, in both languages, and shows no old table', async () => {
  const { people: [page], path } = await duel({ alone: true });
  await page.evaluate(async () => { await navigator.serviceWorker.register('/worker.js'); await navigator.serviceWorker.ready; });
  await page.reload();
  // A browser that plays a dead network tells the worker of it in its own time; a dead server is dead at once.
  await server.kill();
  // What the worker says instead of the table is a page like any other.
  await page.goto(server.url + path);
  const text = await page.locator('main').innerText();
  assert.match(text, /No connection[\s\S]*Sin conexión/);
  await server.restart();
  await page.goto(server.url + path);
  await page.locator('#status').waitFor();
});
