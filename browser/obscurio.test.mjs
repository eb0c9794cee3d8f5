// Obscurio: five people and a Traitor among them, a phone among bots, a keyboard alone, and what a power cut leaves.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import {
  axeFindings, cutOff, everybodyLeaves, isOver, openBrowser, openTable, person, scrollsSideways, sit, startServer,
} from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

const SHORT = {
  'set.clock': 'sand', 'seconds.space_ms': '3', 'seconds.eyes_min_ms': '0.9', 'seconds.clue_view_ms': '6',
  'seconds.debate_ms': '6', 'seconds.vote_ms': '6',
};

const phase = (page) => page.evaluate(() => document.querySelector('#hall')?.className.match(/phase-(\w+)/)?.[1]);
const inPhase = (page, name) => page.locator(`#hall.phase-${name}`).waitFor();
const decision = (page, move) => page.locator(`#hand .decisions button[value="${move}"]`);
const gates = (page) => page.locator('#hall .gate button.illusion[name="move"]');
const shown = (page) => page.locator('main').evaluate((main) => {
  const copy = main.cloneNode(true);
  copy.querySelectorAll('#clocks, #clock-voice').forEach((sand) => sand.remove());
  return copy.innerHTML;
});

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
    const before = await grimoire.locator('main input[name="question"]').first().inputValue();
    await spots.nth(3 % await spots.count()).check({ force: true });
    await grimoire.locator('.landing button').click();
    await grimoire.waitForFunction((was) => document.querySelector('main input[name="question"]')?.value !== was, before);
  }
  await decision(grimoire, 'show').click();
}

async function nightFalls({ grimoire, wizards }) {
  await riddle(grimoire);
  for (const page of wizards) await decision(page, 'ready').click();
  await decision(grimoire, 'close eyes').click();
  for (const page of [grimoire, ...wizards]) await inPhase(page, 'night');
}

const day = (people) => Promise.all(people.map((page) => inPhase(page, 'doors')));

test('five people play a whole timed game, and nothing tells the loyal ones what the Traitor does', async () => {
  const table = await atTheTable(SHORT);
  const { people, grimoire, wizards, traitor, loyal } = table;
  for (const page of loyal) {
    page.frames = 0;
    page.on('websocket', (line) => line.on('framereceived', ({ payload }) => { if (payload.length > 4) page.frames += 1; }));
    await page.reload();
  }
  for (let turn = 0; turn < 20 && !await isOver(grimoire); turn += 1) {
    await nightFalls(table);
    if (turn === 0) await theNightIsSilent(traitor, loyal);
    else await decision(traitor, 'close holder').click();
    await day([grimoire]);
    await choose(wizards, turn);
    await accuse(wizards, grimoire);
  }
  for (const page of people) {
    await page.locator('.finale').waitFor();
    assert.deepEqual(page.complaints, []);
    assert.ok(await page.locator('.turn').count() > 1, 'every turn is told again');
  }
  assert.equal(await grimoire.locator('ul.turned .traitor').count(), 1, 'the Traitor’s card is turned');
});

async function theNightIsSilent(traitor, loyal) {
  const settled = async (page) => { await page.waitForTimeout(250); return [page.frames, await shown(page)]; };
  const before = await Promise.all(loyal.map(settled));
  await traitor.locator('.slot button[name="move"]').first().click();
  await traitor.locator('.picks .illusion').first().waitFor();
  const now = await Promise.all(loyal.map(settled));
  assert.deepEqual(now, before, 'nobody else sees or hears anything');
  const halls = await Promise.all(loyal.map((page) => page.locator('#hall').evaluate((hall) => hall.querySelectorAll('img').length)));
  assert.deepEqual(halls, loyal.map(() => 0), 'eyes are closed');
  await decision(traitor, 'close holder').click();
}

// Everybody goes somewhere; in every third turn nobody is sure and the sand runs out.
async function choose(wizards, turn) {
  for (const [index, page] of wizards.entries()) {
    try {
      const kind = await phase(page);
      if (kind !== 'doors') continue;
      const take = page.locator('#hand .decisions button[value^="take"]');
      if (await take.count()) await take.first().click({ timeout: 1500 });
      else if (await gates(page).count()) await gates(page).nth(index % await gates(page).count()).click({ timeout: 1500 });
      if (turn % 3 !== 2 && await decision(page, 'confirm').count()) await decision(page, 'confirm').click({ timeout: 1500 });
    } catch (error) {
      // The sand may run out while somebody reaches for a door.
      if (error.name !== 'TimeoutError') throw error;
    }
  }
  await wizards[0].waitForFunction(() => !document.querySelector('#hall.phase-doors'), null, { timeout: 20_000 });
}

async function accuse(wizards, grimoire) {
  while (['debate', 'vote'].includes(await phase(grimoire))) {
    for (const page of wizards) {
      const ready = decision(page, 'ready to vote');
      if (await ready.count()) await ready.click({ timeout: 2000 }).catch(() => {});
    }
    for (const page of wizards) {
      const suspect = page.locator('button.accuse[name="move"]').first();
      if (await phase(page) === 'vote' && await suspect.count()) await suspect.click({ timeout: 2000 }).catch(() => {});
    }
    await grimoire.waitForTimeout(150);
  }
}

test('whoever reloads with eyes closed sees nothing; the sand runs on through a power cut, and tokens stand where they stood', async () => {
  const table = await atTheTable({ ...SHORT, 'seconds.space_ms': '60' });
  await nightFalls(table);
  const [page] = table.loyal;
  const before = await page.locator('#hall').innerHTML();
  await page.reload();
  await inPhase(page, 'night');
  assert.equal(await page.locator('#hall').innerHTML(), before);
  assert.equal(await page.locator('.asleep').count(), 1);
  await decision(table.traitor, 'close holder').click();
  await day(table.people);
  // Whoever knows of more moves than others, as Grimoire and Traitor do after a night, hears remarks all the same.
  await page.locator('.say-door summary').first().click();
  await page.locator('.say-door[open] button').first().click();
  for (const other of table.people) await other.locator('.remark').first().waitFor();
  assert.deepEqual(page.complaints, []);
  const deadline = () => page.locator('#clocks [role=timer]').first().getAttribute('data-deadline');
  if (await gates(page).count()) {
    await gates(page).first().click();
    await page.locator('.gate.mine').waitFor();
  }
  const [ends, stands] = [await deadline(), await page.locator('.gate .pawn').count()];
  await server.kill();
  await page.waitForTimeout(800);
  await server.restart();
  await page.waitForFunction(() => !document.querySelector('#alert')?.hasAttribute('data-lost'), null, { timeout: 20_000 });
  await page.reload();
  assert.equal(await deadline(), ends);
  assert.equal(await page.locator('.gate .pawn').count(), stands);
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
  const page = await person(browser);
  await openTable(page, server, { game: 'obscurio', pace: 'quick', set: { ...SHORT, 'seconds.space_ms': '20', seats: '2', fill: 'quick', 'set.grimoire_seat': '1' } });
  await page.locator('.workshop').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  for (let landed = 0; landed < 2 && await decision(page, 'show').count() === 0; landed += 1) {
    const before = await page.locator('main input[name="question"]').first().inputValue();
    await tabTo(page, '#hall input[type="radio"]');
    const hovering = () => page.locator('.spot:has(:checked)').getAttribute('id');
    await page.keyboard.press('Space');
    const first = await hovering();
    await page.keyboard.press('ArrowRight');
    assert.notEqual(await hovering(), first, 'the Butterfly hovers from spot to spot');
    await page.keyboard.press('Enter');
    await page.waitForFunction((was) => document.querySelector('main input[name="question"]')?.value !== was, before);
  }
  await tabTo(page, '#hand button[value="show"]');
  await page.keyboard.press('Enter');
  await inPhase(page, 'clue');
  await decision(page, 'lay doors').waitFor({ timeout: 20_000 });
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
    game: 'obscurio', pace: 'quick', set: { ...SHORT, seats: '4', fill: 'quick', 'set.grimoire_seat': '2', 'set.difficulty': 'expert' },
  });
  let measured = false;
  for (let step = 0; step < 3000 && !await isOver(page); step += 1) {
    await tapSomething(page).catch(() => {});
    if (!measured && await page.locator('.gate').count() > 5) {
      measured = true;
      assert.equal(await scrollsSideways(page), false);
      for (const [what, least] of [['.gate > .illusion', 112], ['.ring .page', 150]]) {
        const seen = page.locator(what);
        if (await seen.count()) assert.ok((await seen.first().boundingBox()).width >= least, `${what} is too small`);
      }
      assert.deepEqual(await axeFindings(page), []);
    }
    await page.waitForTimeout(60);
  }
  assert.ok(await isOver(page), await page.locator('#status').innerText());
  assert.ok(measured);
  assert.deepEqual(await cutOff(page, '.finale *'), []);
  assert.deepEqual(page.complaints, []);
});

// On glass a picture is held up first, and its button does what a press would.
async function tapSomething(page) {
  const held = page.locator('#peek[open] .peek-act button');
  if (await held.count()) return held.tap({ timeout: 1000 });
  if (await page.locator('#peek[open]').count()) return page.keyboard.press('Escape');
  const buttons = page.locator('#hand .decisions button:not([value="withdraw"]):not([value="call time"])');
  if (await buttons.count()) return buttons.first().tap({ timeout: 1000 });
  const pictures = page.locator('#hall button.illusion[name="move"], #hall button.accuse[name="move"]');
  const stands = await page.locator('.gate.mine').count();
  if (await pictures.count() && !stands) return pictures.nth(1 % await pictures.count()).tap({ timeout: 1000 });
  return undefined;
}
