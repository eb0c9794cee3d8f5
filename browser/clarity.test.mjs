// Does a table explain itself, and does nothing lie over anything? What cards would do, hints, words, and where things are.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import { GRIMOIRE, stayed, watch } from './steady.mjs';
import { answer, everybodyLeaves, isOver, listens, openBrowser, openTable, overlaps, person, playOne, startServer } from './table.mjs';

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MADNESS = { game: 'madness', pace: 'instant', set: { seats: '4', 'set.magicians': 'random', fill: 'quick' } };

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

// Things whose words do not fit into them.
const bursting = (page, kind) => page.locator(kind).evaluateAll((all) => all
  .filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent));

const mine = (page) => page.locator('#status.mine').waitFor();

// The Big Book on one's own turn, with six cards in hand, Spells to cast and to learn, and Curses on the track.
const turnOf = (seats) => ({
  ...MADNESS,
  stage: `seats ${seats}, difficulty I, seed 5, page p08, monster gargoyle, 2 fire-delirium, 4 earth-delirium, `
    + 'S0 hand fire-1*3 earth-1 water-1 air-1, S0 spells ice growth combustion telepathy, S1 spells ice growth combustion telepathy, '
    + 'library air whisper mental-control telekinesis, library water cool-head ice-touch reservoir, '
    + 'library earth abundance calming-herbs deep-roots, library fire cauterize controlled-burn adrenaline',
});
const turn = async (page, seats = 4) => {
  await openTable(page, server, turnOf(seats));
  await page.locator('.deeds button[value="end"]').waitFor();
};

for (const [name, mode, locale] of [['Teams', 'teams', 'es-ES'], ['Duel', 'duel', 'es-ES'], ['Survival', 'survival', 'en-GB']]) {
  test(`nothing lies over anything in ${name}, and nothing moves`, async () => {
    const page = await person(browser, { ...DESK, locale });
    await openTable(page, server, { pace: 'instant', set: { 'set.mode': mode, fill: 'quick' } });
    await page.locator('#hand').waitFor();
    await watch(page, GRIMOIRE);
    for (let turn = 0; turn < 14; turn += 1) {
      await page.locator('#status.mine, .finale').first().waitFor();
      // Whoever plays the first card at hand may be out of a game of survival soon.
      if (await isOver(page)) break;
      assert.deepEqual(await overlaps(page, '.board .tags .tag, .board .cause', '.backs, .plate .name, #status [role=status]'), []);
      assert.deepEqual(await overlaps(page, '.cause', '.played .card:not(:has(.cause))'), []);
      assert.deepEqual(await overlaps(page, '.fan .fate-of .tag', '#status [role=status]'), []);
      // The card under the pointer is lifted, marks and all.
      assert.deepEqual(await overlaps(page, '.fan li:not(:hover) .fate-of .tag', '.fan li:not(:hover) .fate-of .tag'), []);
      assert.deepEqual(await bursting(page, '.board .cause, .board .tags .tag, .fate-of .tag'), []);
      await playOne([page]);
    }
    await stayed(page);
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

const LONG_ADVICE = 'Un bot fuerte te diría: «Juega Incineración». Ninguna de tus cartas se pone en cabeza: suelta la que menos falta te hace.';

for (const [height, mode] of [[844, 'teams'], [667, 'duel']]) {
  test(`a card held up keeps its marks and the press that plays it in a window of ${height} px`, async () => {
    const page = await person(browser, { ...PHONE, viewport: { width: 390, height }, locale: 'es-ES' });
    await openTable(page, server, { set: { 'set.mode': mode, fill: 'quick' }, pace: 'instant' });
    await mine(page);
    await page.locator('form.near-hint:not(.ask-best) button').tap();
    await page.locator('p.near-hint span').waitFor();
    await listens(page);
    await page.locator('p.near-hint span').evaluate((node, said) => { node.textContent = said; }, LONG_ADVICE);
    assert.deepEqual(await overlaps(page, 'p.near-hint', '.seat-face, .plate .name'), [], 'the hint leaves everybody in sight');
    const card = page.locator('.fan button.card:has(.fate-of .tag)').first();
    // Two rows of marks, and more to say than there is room for.
    await card.evaluate((node) => {
      const marks = node.querySelector('.fate-of');
      while (marks.children.length < 4) marks.append(marks.firstElementChild.cloneNode(true));
    });
    await card.tap({ position: { x: 14, y: 40 } });
    const why = page.locator('#peek[open] .peek-why');
    await why.locator('p').first().waitFor();
    await why.evaluate((node) => node.append(...Array.from({ length: 30 }, () => node.querySelector('p').cloneNode(true))));
    const boxes = await page.locator('#peek .fate-of .tag, #peek .peek-act button').evaluateAll((all) => all.map((node) => node.getBoundingClientRect().toJSON()));
    assert.equal(boxes.length, 5);
    for (const { top, bottom, left, right } of boxes)
      assert.ok(top >= 0 && bottom <= height && left >= 0 && right <= 390, JSON.stringify({ top, bottom, left, right }));
    await answer(page, () => page.locator('#peek .peek-act button').tap());
  });
}

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
  await turn(page);
  for (const word of ['Mazo', 'Descarte', 'Biblioteca', 'Aprender']) await page.getByText(word, { exact: false }).locator('visible=true').first().waitFor();
  assert.equal(await page.locator('#mine .slots-of').getAttribute('data-name'), 'Apoyo');
  for (const text of await page.locator('#mine .tile .text, .market .tile .text').all()) assert.ok(await text.isVisible());
  assert.deepEqual(await overlaps(page, '#mine .tile', '#mine .tile'), []);
  assert.deepEqual(await overlaps(page, '#mine', '#hand'), []);
});

// The longest text there is: Forge.
const LONGEST = '1 jugador puede destruir 1 carta de elemento de su mano; si lo hace, recibe en mano la carta de valor superior de ese elemento.';

for (const [screen, name] of [[DESK, 'a desktop'], [PHONE, 'a phone']]) {
  test(`no Spell’s text is too small to read or cut on ${name}`, async () => {
    const page = await person(browser, { ...screen, locale: 'es-ES' });
    await turn(page, 5);
    const poor = await page.locator('#mine .tile:not(.tired), .market .tile').evaluateAll((tiles, longest) => tiles.flatMap((tile) => {
      const text = tile.querySelector('.text');
      text.classList.add('long', 'endless');
      [tile.querySelector('.name').textContent, text.textContent] = ['Forja', longest];
      const feet = [...tile.querySelectorAll('.price, .could')].map((foot) => foot.getBoundingClientRect().top);
      const { top, bottom } = text.getBoundingClientRect();
      const end = Math.min(tile.getBoundingClientRect().bottom, ...feet.filter((foot) => foot > top));
      const cut = text.scrollHeight > text.clientHeight + 1 || bottom > end + 2;
      const size = parseFloat(getComputedStyle(text).fontSize);
      return cut || size < 10 ? [`${tile.id}: ${size} px${cut ? ', cut' : ''}`] : [];
    }), LONGEST);
    assert.deepEqual(poor, []);
  });

  test(`friends have room for six Spells beside a support of four that says what it is, on ${name}`, async () => {
    const page = await person(browser, { ...screen, locale: 'es-ES' });
    await openTable(page, server, MADNESS);
    await page.locator('.mate .spells').first().waitFor();
    const cut = await page.locator('.mate').evaluateAll((mates) => mates.flatMap((mate) => {
      const grow = (all, count) => { while (all.children.length < count) all.append(all.lastElementChild.cloneNode(true)); };
      const slots = mate.querySelector('.slots-of');
      grow(slots, 4);
      // Whoever has a fifth slot has no sixth Spell.
      grow(mate.querySelector('.spells'), slots.children.length > 4 ? 5 : 6);
      const edge = mate.getBoundingClientRect();
      return [...mate.querySelectorAll('.spells li, .slots-of li')].map((one) => one.getBoundingClientRect())
        .filter((box) => box.right > edge.right - 2 || box.bottom > edge.bottom || box.width < 22).map(({ right, width }) => ({ right, width, edge: edge.right }));
    }));
    assert.deepEqual(cut, []);
    assert.deepEqual(await overlaps(page, '.mate .spells li', '.mate .slots-of'), []);
    const named = await page.locator('.slots-of').evaluateAll((all) => all.every((one) => getComputedStyle(one, '::before').display !== 'none'));
    assert.ok(named, 'every support says what it is');
  });
}

// What shows of each card in hand: how wide, and whether its middle does.
const shows = (page, count) => page.locator('.own-hand .fan').evaluate((fan, cards) => {
  while (fan.children.length < cards) fan.append(fan.lastElementChild.cloneNode(true));
  while (fan.children.length > cards) fan.lastElementChild.remove();
  const edge = fan.closest('#hand').getBoundingClientRect();
  return [...fan.children].map(({ firstElementChild: card }) => {
    const { left, right, top, bottom, width, height } = card.getBoundingClientRect();
    const at = (x, y) => card.contains(document.elementFromPoint(x, y));
    const wide = Array.from({ length: Math.floor(width) }, (_, x) => at(left + x, top + height / 4)).filter(Boolean).length;
    return { wide, middle: at(left + width / 2, top + height / 2), inside: left >= edge.left && right <= edge.right + 1 && top >= edge.top && bottom <= edge.bottom };
  });
}, count);

for (const [screen, name] of [[DESK, 'a desktop'], [PHONE, 'a phone']]) {
  test(`every card of a full hand is taken hold of on ${name}`, async () => {
    const page = await person(browser, { ...screen, locale: 'es-ES' });
    await turn(page);
    for (const count of [6, 7, 8, 9, 12]) {
      const cards = await shows(page, count);
      assert.ok(cards.every((card) => card.inside && card.wide >= 24), `${count}: ${JSON.stringify(cards)}`);
      if (count <= 8) assert.ok(cards.every((card) => card.middle), `${count}: ${JSON.stringify(cards)}`);
    }
  });

  test(`cards known on top of a deck move nothing and cover nobody’s name on ${name}`, async () => {
    for (const seats of ['2', '3', '4', '5']) {
      const page = await person(browser, { ...screen, locale: 'es-ES' });
      await turn(page, seats);
      const moved = await page.evaluate(() => {
        const places = () => JSON.stringify([...document.querySelectorAll('.piles-of > :not(.known), .mate > *, .own-head > *')].map((node) => node.getBoundingClientRect()));
        document.querySelectorAll('.known').forEach((known) => known.remove());
        const before = places(), card = document.querySelector('.mate .held .corner');
        for (const piles of document.querySelectorAll('.piles-of')) {
          const known = piles.firstElementChild.cloneNode(false);
          known.className = 'known';
          known.append(...Array.from({ length: 4 }, () => card.cloneNode(true)));
          piles.firstElementChild.after(known);
        }
        return places() !== before;
      });
      assert.equal(moved, false, `${seats} players`);
      assert.deepEqual(await overlaps(page, '.known', '.who .name, .counted, .piles-of summary, .mate .spells, .slots-of'), [], `${seats} players`);
      await everybodyLeaves(browser);
    }
  });
}

test('a Spell one can afford is shown large under the pointer, inside the window', async () => {
  const page = await person(browser, DESK);
  await turn(page);
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
  await turn(page);
  for (const kind of ['.strip-foot .point', '.deck-of .point', '.pile-of .point']) {
    await page.locator(kind).first().click({ force: true });
    await listens(page);
    await page.locator(kind.replace('.point', '.pinged')).first().waitFor();
    assert.deepEqual(await overlaps(page, '.pinged', '.left-of, .tile .name, .when, .strip .name, .strip .cost'), []);
  }
});

test('on a phone the next blow and the hint stay beside the hand on one’s own turn', async () => {
  const page = await person(browser, PHONE);
  await turn(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const hint = page.locator('.within-reach form[action$="/hint"] button');
  const box = await hint.boundingBox();
  assert.ok(box.y > 0 && box.y + box.height <= 844 && box.width >= 44 && box.height >= 44, JSON.stringify(box));
  await hint.tap();
  await page.locator('.within-reach p.hint').waitFor();
  const advice = await page.locator('.within-reach p.hint').boundingBox();
  assert.ok(advice.y >= 0 && advice.y + advice.height <= 844, JSON.stringify(advice));
  const meant = await page.locator('main .hinted').first().evaluate((node) => ({ held: Boolean(node.closest('#hand')), ...node.getBoundingClientRect().toJSON() }));
  assert.ok(meant.held || (meant.top >= 48 && meant.bottom <= advice.y), JSON.stringify({ meant, advice }));
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
