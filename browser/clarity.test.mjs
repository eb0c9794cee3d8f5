// Does a table explain itself, and does nothing lie over anything? What cards would do, hints, words, and where things are.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { everybodyLeaves, isOver, moves, openBrowser, openTable, person, playOne, startServer } from './table.mjs';

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MADNESS = { game: 'madness', pace: 'instant', set: { seats: '4', 'set.magicians': 'random', fill: 'quick' } };

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

// Pairs of visible things, one of each kind, that share more than a sliver of the page.
const overlaps = (page, one, other) => page.evaluate(([first, second]) => {
  const boxes = (kind) => [...document.querySelectorAll(kind)]
    .map((node) => ({ node, box: node.getBoundingClientRect() })).filter(({ box }) => box.width > 0 && box.height > 0);
  const share = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return boxes(first).flatMap((a) => boxes(second)
    .filter((b) => a.node !== b.node && !a.node.contains(b.node) && !b.node.contains(a.node) && share(a.box, b.box))
    .map((b) => `${a.node.className} "${a.node.textContent}" / ${b.node.className} "${b.node.textContent}"`));
}, [one, other]);

// Things whose words do not fit into them.
const bursting = (page, kind) => page.locator(kind).evaluateAll((all) => all
  .filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent));

const bottomOf = (page, kind) => page.locator(kind).first().evaluate((node) => node.getBoundingClientRect().bottom);
const mine = (page) => page.locator('#status.mine').waitFor();

// Answers whatever the book asks until one's turn is one's own.
async function endsTurn(page) {
  for (const began = Date.now(); Date.now() - began < 30_000; await page.waitForTimeout(100)) {
    if (await page.locator('.deeds button[value="end"]').count() > 0) return;
    const answer = page.locator('#status.mine ~ * button[name="move"], .mine ~ * button.can[type="submit"]').first();
    if (await answer.count() > 0) await answer.evaluate((button) => button.form.requestSubmit(button)).catch(() => {});
  }
  throw new Error(`no turn came: ${await page.locator('#status').innerText()}`);
}

for (const [name, mode, locale] of [['Teams', 'teams', 'es-ES'], ['Duel', 'duel', 'es-ES'], ['Survival', 'survival', 'en-GB']]) {
  test(`nothing lies over anything in ${name}, and the hand never moves`, async () => {
    const page = await person(browser, { ...DESK, locale });
    await openTable(page, server, { pace: 'instant', set: { 'set.mode': mode, fill: 'quick' } });
    const tops = new Set();
    for (let turn = 0; turn < 14; turn += 1) {
      await page.locator('#status.mine, .finale').first().waitFor();
      // Whoever plays the first card at hand may be out of a game of survival soon.
      if (await isOver(page)) break;
      tops.add(Math.round(await page.locator('#hand').evaluate((node) => node.getBoundingClientRect().top)));
      assert.ok(await bottomOf(page, '#hand') <= 800, 'the hand is in the window');
      assert.deepEqual(await overlaps(page, '.board .tags .tag, .board .cause', '.backs, .plate .name, #status [role=status]'), []);
      assert.deepEqual(await overlaps(page, '.cause', '.played .card:not(:has(.cause))'), []);
      assert.deepEqual(await overlaps(page, '.fan .fate-of .tag', '#status [role=status]'), []);
      assert.deepEqual(await bursting(page, '.board .cause, .board .tags .tag, .fate-of .tag'), []);
      await playOne([page]);
    }
    assert.ok(Math.max(...tops) - Math.min(...tops) <= 1, `the hand was at ${[...tops]}`);
  });
}

test('every card in hand says what it would do, and only while one has to play', async () => {
  const page = await person(browser, DESK);
  await openTable(page, server, { set: { 'set.mode': 'duel', fill: 'quick' }, pace: 'instant' });
  await mine(page);
  const spoken = await page.locator('.fan button.card .unseen').allInnerTexts();
  const marks = await page.locator('.fan button.card').evaluateAll((all) => all.map((card) => card.querySelectorAll('.fate-of .tag').length));
  assert.ok(marks.some((count) => count > 0), 'something is foretold');
  spoken.forEach((said, at) => assert.equal(/(Chain|lead|Chapter|Trump|silenced|choose)/.test(said.split(/[.:] /).slice(-marks[at] - 1).join()), marks[at] > 0 || /Chain|Trump|Chapter/.test(said)));
});

for (const [locale, why] of [['en-GB', /[A-Z][^.]+\.$/], ['es-ES', /[A-ZÁÉÍÓÚ¡][^.]+\.$/]]) {
  test(`a hint lights one thing and gives its reason (${locale})`, async () => {
    for (const table of [{ set: { 'set.mode': 'duel', fill: 'quick' }, pace: 'instant' }, MADNESS]) {
      const page = await person(browser, { ...DESK, locale });
      await openTable(page, server, table);
      await mine(page);
      await page.locator('#side-tools form[action$="/hint"] button').click();
      const hint = page.locator('#side-tools .hint');
      await hint.waitFor();
      assert.ok(await page.locator('main .hinted').count() >= 1, 'the thing it means is lit');
      assert.match((await hint.innerText()).trim(), why);
      assert.ok((await hint.innerText()).split('. ').length >= 2, await hint.innerText());
    }
  });
}

test('the Big Book says in words what lies where, and what Spells do and cost', async () => {
  const page = await person(browser, { ...DESK, locale: 'es-ES' });
  await openTable(page, server, MADNESS);
  await endsTurn(page);
  for (const word of ['Mazo', 'Descarte', 'Biblioteca', 'Aprender']) await page.getByText(word, { exact: false }).locator('visible=true').first().waitFor();
  assert.equal(await page.locator('#mine .slots-of').getAttribute('data-name'), 'Apoyo');
  for (const text of await page.locator('#mine .tile .text, .market .tile .text').all()) assert.ok(await text.isVisible());
  assert.deepEqual(await overlaps(page, '#mine .tile', '#mine .tile'), []);
  assert.deepEqual(await overlaps(page, '#mine', '#hand'), []);
});

test('a Spell one can afford is shown large under the pointer, inside the window', async () => {
  const page = await person(browser, DESK);
  await openTable(page, server, MADNESS);
  await endsTurn(page);
  for (const tile of [page.locator('#mine .tile[popovertarget]').first(), page.locator('.market .tile').last()]) {
    await tile.hover();
    const shown = page.locator('.peek-by .card');
    await shown.waitFor();
    const box = await shown.boundingBox();
    const words = await shown.locator('.words').boundingBox();
    for (const { x, y, width, height } of [box, words])
      assert.ok(x >= 0 && y >= 0 && x + width <= 1280 && y + height <= 800, JSON.stringify({ x, y, width, height }));
    await page.mouse.move(2, 2);
  }
});

test('a pointing finger covers neither counts nor names', async () => {
  const page = await person(browser, DESK);
  await openTable(page, server, MADNESS);
  await endsTurn(page);
  for (const kind of ['.strip-foot .point', '.deck-of .point', '.pile-of .point']) {
    await page.locator(kind).first().click({ force: true });
    await page.locator(kind.replace('.point', '.pinged')).first().waitFor();
    assert.deepEqual(await overlaps(page, '.pinged', '.left-of, .tile .name, .when, .strip .name, .strip .cost'), []);
  }
});

test('on a phone the next blow and the hint stay beside the hand on one’s own turn', async () => {
  const page = await person(browser, PHONE);
  await openTable(page, server, MADNESS);
  await endsTurn(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const hint = page.locator('.within-reach form[action$="/hint"] button');
  const box = await hint.boundingBox();
  assert.ok(box.y > 0 && box.y + box.height <= 844 && box.width >= 44 && box.height >= 44, JSON.stringify(box));
  await hint.tap();
  await page.locator('.within-reach p.hint').waitFor();
});

test('strong bots keep one company in the Big Book unless one wants others', async () => {
  const page = await person(browser, DESK);
  const chosen = async (game) => {
    await page.goto(`${server.url}/g/${game}`);
    return page.locator('form[action="/tables"] input[name="fill"]:checked').getAttribute('value');
  };
  assert.equal(await chosen('madness'), 'strong');
  assert.equal(await chosen('grimoire'), 'quick');
});
