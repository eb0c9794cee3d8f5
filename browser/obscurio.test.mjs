// Obscurio: five people and a Traitor among them, a phone among bots, a keyboard alone, and what a power cut leaves.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { test } from './check.mjs';
import {
  answer, axeFindings, comesBack, cutOff, everybodyLeaves, isOver, listens, openBrowser, openTable, person, scrollsSideways, sit, startServer,
} from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

// Sand that never runs out before somebody decides, and a night that ends when the Traitor is done.
const LONG = {
  'set.clock': 'sand', 'seconds.space_ms': '600', 'seconds.eyes_min_ms': '0.01', 'seconds.clue_view_ms': '600',
  'seconds.debate_ms': '600', 'seconds.vote_ms': '600',
};

const phase = (page) => page.evaluate(() => document.querySelector('#hall')?.className.match(/phase-(\w+)/)?.[1]);
const inPhase = (page, name) => page.locator(`#hall.phase-${name}`).waitFor();
const decision = (page, move) => page.locator(`#hand .decisions button[value="${move}"]`);
const gates = (page) => page.locator('#hall .gate button.illusion[name="move"]');
// Five people at a table; the first one who sits down is the Grimoire.
async function atTheTable(set = {}) {
  const names = ['Ana', 'Bea', 'Carlos', 'Dan', 'Eva'];
  const people = [];
  for (const [index] of names.entries())
    people.push(await person(browser, { locale: index % 2 ? 'es-ES' : 'en-GB' }));
  const path = await openTable(people[0], server, {
    game: 'obscurio', set: { seats: '5', fill: 'nobody', 'set.grimoire_seat': '1', 'set.difficulty': 'expert', ...set },
  });
  for (const [index, name] of names.slice(1).entries()) await sit(people[index + 1], server, path, name);
  const [grimoire, ...wizards] = people;
  await grimoire.locator('.workshop').waitFor();
  const isTraitor = (page) => page.locator('.loyalty use[href$="#traitor"]').count();
  const traitor = (await Promise.all(wizards.map(isTraitor))).indexOf(1);
  const loyal = wizards.filter((_, index) => index !== traitor);
  return { path, people, grimoire, wizards, traitor: wizards[traitor], loyal };
}

// The Grimoire lands as many Butterflies as the Traps want and shows the Book.
async function riddle(grimoire) {
  for (let landed = 0; landed < 2 && await decision(grimoire, 'show').count() === 0; landed += 1) {
    const spots = grimoire.locator('#hall input[type="radio"][name="move"]');
    await spots.nth(3 % await spots.count()).check({ force: true });
    await answer(grimoire, () => grimoire.locator('.landing button').click());
  }
  await decision(grimoire, 'show').click();
}

async function nightFalls({ grimoire, wizards }) {
  await riddle(grimoire);
  for (const page of wizards) {
    await decision(page, 'ready').click();
    // The Grimoire need not wait for anybody: a press that is still on its way would come too late.
    await listens(page);
  }
  await decision(grimoire, 'close eyes').click();
  for (const page of [grimoire, ...wizards]) await inPhase(page, 'night');
}

const day = (people) => Promise.all(people.map((page) => inPhase(page, 'doors')));

// What the stream has sent this page since it was last loaded.
function listenIn(page) {
  page.frames = [];
  const text = (payload) => (typeof payload === 'string' ? payload : inflateRawSync(payload).toString());
  page.on('websocket', (line) => line.on('framereceived', ({ payload }) => { if (payload.length > 4) page.frames.push(text(payload)); }));
}

test('five people play a whole timed game, and nothing tells the loyal ones what the Traitor does', async () => {
  const table = await atTheTable(LONG);
  const { people, grimoire, wizards, traitor, loyal } = table;
  for (const page of loyal) {
    listenIn(page);
    await page.reload();
    await listens(page);
  }
  for (let turn = 0; turn < 20 && !await isOver(grimoire); turn += 1) {
    await nightFalls(table);
    if (turn === 0) await theNightIsSilent(traitor, loyal);
    else await decision(traitor, 'close holder').click();
    await day(people);
    await choose(wizards, grimoire);
    await accuse(wizards, grimoire);
  }
  for (const page of people) {
    await page.locator('.finale').waitFor();
    assert.deepEqual(page.complaints, []);
    assert.ok(await page.locator('.turn').count() > 1, 'every turn is told again');
  }
  assert.equal(await grimoire.locator('ul.turned .traitor').count(), 1, 'the Traitor’s card is turned');
});

// The next thing that reaches anybody else after the Traitor has picked is the day.
async function theNightIsSilent(traitor, loyal) {
  const before = loyal.map((page) => page.frames.length);
  const halls = await Promise.all(loyal.map((page) => page.locator('#hall').evaluate((hall) => hall.querySelectorAll('img').length)));
  assert.deepEqual(halls, loyal.map(() => 0), 'eyes are closed');
  await traitor.locator('.slot button[name="move"]').first().click();
  await traitor.locator('.picks .illusion').first().waitFor();
  await decision(traitor, 'close holder').click();
  await day(loyal);
  for (const [index, page] of loyal.entries())
    assert.match(page.frames[before[index]], /phase-doors/, 'nobody else sees or hears anything before');
}

// The phase this page has come to, once it is another one.
const phaseAfter = async (page, was) => {
  await page.waitForFunction((before) => document.querySelector('.finale')
    || !document.querySelector('#hall').classList.contains(`phase-${before}`), was);
  return phase(page);
};

// Everybody goes somewhere and is sure of it.
async function choose(wizards, grimoire) {
  for (const [index, page] of wizards.entries()) {
    const take = page.locator('#hand .decisions button[value^="take"]');
    if (await take.count()) await take.first().click();
    else await gates(page).nth(index % await gates(page).count()).click();
    await decision(page, 'confirm').click();
    await decision(page, 'confirm').waitFor({ state: 'detached' });
  }
  await phaseAfter(grimoire, 'doors');
}

// They talk it over and accuse the first they can, as often as it takes.
async function accuse(wizards, grimoire) {
  for (let now = await phase(grimoire); now === 'debate' || now === 'vote'; now = await phaseAfter(grimoire, now)) {
    for (const page of wizards) {
      await inPhase(page, now);
      const deed = now === 'debate' ? decision(page, 'ready to vote') : page.locator('button.accuse[name="move"]').first();
      if (await deed.count() === 0) continue;
      await deed.click();
      await listens(page);
    }
  }
}

test('whoever reloads with eyes closed sees nothing; the sand runs on through a power cut, and tokens stand where they stood', async () => {
  const table = await atTheTable(LONG);
  await nightFalls(table);
  const [page] = table.loyal;
  const before = await page.locator('#hall').innerHTML();
  await page.reload();
  await listens(page);
  await inPhase(page, 'night');
  assert.equal(await page.locator('#hall').innerHTML(), before);
  assert.equal(await page.locator('.asleep').count(), 1);
  await decision(table.traitor, 'close holder').click();
  await day(table.people);
  // Whoever knows of more moves than others, as Grimoire and Traitor do after a night, hears remarks all the same.
  await page.locator('.say-door summary').first().click();
  await page.locator('.say-door[open] button').first().click();
  for (const other of table.people) await other.locator('.remark').first().waitFor();
  await listens(page);
  const deadline = () => page.locator('#clocks [role=timer]').first().getAttribute('data-deadline');
  await gates(page).first().click();
  await page.locator('.gate.mine').waitFor();
  assert.deepEqual(page.complaints, []);
  const [ends, stands] = [await deadline(), await page.locator('.gate .pawn').count()];
  const back = comesBack(page);
  await server.kill();
  await server.restart();
  await back;
  await page.reload();
  assert.equal(await deadline(), ends);
  assert.equal(await page.locator('.gate .pawn').count(), stands);
});

test('when the sand has run out nobody is waited for', async () => {
  const page = await person(browser);
  const stage = 'seats 4, clock sand, space_ms 100, debate_ms 600000, grimoire S1, traitor S2, phase doors, seed 3';
  await openTable(page, server, { game: 'obscurio', set: { fill: 'quick' }, stage });
  // Nobody of these decides anything: the doors close by the clock alone.
  await phaseAfter(page, 'doors');
  assert.deepEqual(page.complaints, []);
});

// Walks with the Tab key until something that fits has the focus.
async function tabTo(page, selector) {
  for (let step = 0; step < 120; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not lead to ${selector}`);
}

test('the Grimoire guides with the keyboard alone', async () => {
  const [page, bea] = [await person(browser), await person(browser)];
  const set = { ...LONG, seats: '2', fill: 'nobody', 'set.grimoire_seat': '1' };
  await sit(bea, server, await openTable(page, server, { game: 'obscurio', seed: 3, set }), 'Bea');
  await page.locator('.workshop').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  for (let landed = 0; landed < 2 && await decision(page, 'show').count() === 0; landed += 1) {
    await tabTo(page, '#hall input[type="radio"]');
    const hovering = () => page.locator('.spot:has(:checked)').getAttribute('id');
    await page.keyboard.press('Space');
    const first = await hovering();
    await page.keyboard.press('ArrowRight');
    assert.notEqual(await hovering(), first, 'the Butterfly hovers from spot to spot');
    await answer(page, () => page.keyboard.press('Enter'));
  }
  await tabTo(page, '#hand button[value="show"]');
  await page.keyboard.press('Enter');
  await inPhase(page, 'clue');
  await decision(bea, 'ready').click();
  await listens(bea);
  await decision(page, 'lay doors').waitFor();
  await tabTo(page, '#hand button[value="lay doors"]');
  await page.keyboard.press('Enter');
  await inPhase(page, 'doors');
  await tabTo(page, '.gate a[data-card]');
  await page.keyboard.press('Enter');
  await page.locator('#peek[open] .painted').first().waitFor();
  await page.keyboard.press('Escape');
  assert.deepEqual(page.complaints, []);
});

test('a whole game on a phone with bots', async () => {
  const page = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-ES' });
  await openTable(page, server, {
    game: 'obscurio', set: { ...LONG, seats: '4', fill: 'quick', 'set.grimoire_seat': '2', 'set.difficulty': 'expert' },
  });
  let measured = false;
  for (let step = 0; step < 300; step += 1) {
    const next = await (await page.waitForFunction(nextTap, [DECISIONS, PICTURES])).jsonValue();
    if (next === 'nothing') break;
    if (!measured && await page.locator('.gate').count() > 5) {
      measured = true;
      assert.equal(await scrollsSideways(page), false);
      for (const [what, least] of [['.gate > .illusion', 112], ['.ring .page', 150]]) {
        const seen = page.locator(what);
        if (await seen.count()) assert.ok((await seen.first().boundingBox()).width >= least, `${what} is too small`);
      }
      assert.deepEqual(await axeFindings(page), []);
    }
    await answer(page, () => tapOn(page, next));
  }
  assert.ok(await isOver(page), await page.locator('#status').innerText());
  assert.ok(measured);
  assert.deepEqual(await cutOff(page, '.finale *'), []);
  assert.deepEqual(page.complaints, []);
});

const DECISIONS = '#hand .decisions button:not([value="withdraw"]):not([value="call time"])';
const PICTURES = '#hall button.illusion[name="move"], #hall button.accuse[name="move"]';

// What somebody would tap now; nothing once it is over. Run in the page.
function nextTap([decisions, pictures]) {
  if (document.querySelector('.finale')) return 'nothing';
  if (document.querySelector('form[aria-busy="true"]')) return null;
  if (document.querySelector(decisions)) return 'a decision';
  return document.querySelector(pictures) && !document.querySelector('.gate.mine') ? 'a picture' : null;
}

// On glass a picture is held up first, and its button does what a press would.
async function tapOn(page, what) {
  if (what === 'a decision') return page.locator(DECISIONS).first().tap();
  const pictures = page.locator(PICTURES), thing = pictures.nth(1 % await pictures.count());
  const card = await thing.evaluate((node) => node.closest('[data-card]') !== null);
  await thing.tap();
  if (card) await page.locator('#peek[open] .peek-act button').tap();
}
