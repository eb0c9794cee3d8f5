// The example game: three people who choose at once, a choice half made, and a night that ends when it should.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { test } from './check.mjs';
import {
  axeFindings, comesBack, everybodyLeaves, openBrowser, openTable, person, scrollsSideways, sees, sit, startServer,
} from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer({ flags: ['--example'] }); browser = await openBrowser(); });
afterEach(() => everybodyLeaves(browser));
after(async () => { await browser.close(); await server.stop(); });

// Three people at a table, two languages.
async function atTheTable(options = {}) {
  const people = [];
  for (const locale of ['en-GB', 'es-ES', 'en-GB']) people.push(await person(browser, { locale, ...options }));
  const path = await openTable(people[0], server, { game: 'lanterns', set: { fill: 'nobody' } });
  await sit(people[1], server, path, 'Bea');
  await sit(people[2], server, path, 'Carlos');
  return people;
}

// The lamplighter, who sits in the first seat at this deal, lets night fall; everybody can then light something.
async function nightFalls(people) {
  await people[0].locator('#hand button[name="move"][value="nightfall"]').click();
  for (const page of people) await lamps(page).first().waitFor();
}

const lamps = (page) => page.locator('#hand input[type="radio"][name="move"]');
const clock = (page) => page.locator('#clocks [role=timer][data-deadline]');
const deadline = async (page) => Number(await clock(page).first().getAttribute('data-deadline'));
const points = (page) => page.locator('.players b').allInnerTexts();

async function light(page) {
  await lamps(page).first().check({ force: true });
  await page.locator('#hand .choose button[type="submit"]').click();
  await lamps(page).first().waitFor({ state: 'detached' });
}

test('three people choose at once, and a choice half made survives what others do', async () => {
  const people = await atTheTable();
  await nightFalls(people);
  const [ana, bea, carlos] = people;
  const chosen = lamps(ana).nth(1);
  const lamp = await chosen.getAttribute('value');
  await chosen.check({ force: true });
  const question = await ana.locator('#hand input[name="question"]').first().inputValue();
  await light(bea);
  await ana.locator('#figure-S1.lit').waitFor();
  await light(carlos);
  await ana.locator('#figure-S2.lit').waitFor();
  assert.ok(await ana.locator(`input[value="${lamp}"]`).isChecked(), 'still chosen');
  assert.equal(await ana.locator('#hand input[name="question"]').first().inputValue(), question, 'the same question');
  await ana.locator('#hand .choose button[type="submit"]').click();
  for (const page of people) await page.locator('#board:not(.night)').waitFor();
  assert.deepEqual((await points(ana)).map(Number).sort(), [0, 0, 1]);
  for (const page of people) assert.deepEqual(page.complaints, []);
});

test('only the Moth sees that it looks', async () => {
  const people = await atTheTable();
  await nightFalls(people);
  const moths = [];
  for (const page of people) if (await page.locator('.box button.lamp').count()) moths.push(page);
  assert.equal(moths.length, 1, 'one of them is the Moth');
  const others = people.filter((page) => page !== moths[0]);
  // Everything but the sand, which runs.
  const shown = (page) => page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true);
    copy.querySelectorAll('#clocks, #clock-voice').forEach((sand) => sand.remove());
    return copy.innerHTML;
  });
  const before = await Promise.all(others.map(shown));
  await moths[0].locator('.box button.lamp').first().click();
  await moths[0].locator('.box .seen').waitFor();
  // What comes next arrives after anything that was sent before: until then nothing did.
  const arrived = others.map((page) => page.evaluate(() => new Promise((resolve) => { addEventListener('conclave:head', resolve, { once: true }); })));
  assert.deepEqual(await Promise.all(others.map(shown)), before, 'nobody else sees anything');
  await light(moths[0]);
  await Promise.all(arrived);
  const seat = await moths[0].locator('main').getAttribute('data-as');
  for (const page of others) await sees(page, `#figure-${seat}.lit`);
});

test('everybody sees the night run down, and it ends by itself, after a power cut too', async () => {
  const people = await atTheTable();
  await nightFalls(people);
  const ends = await deadline(people[0]);
  for (const page of people) assert.equal(await deadline(page), ends);
  await light(people[1]);
  assert.equal(await deadline(people[0]), ends, 'what others do does not stretch it');
  const back = people.map(comesBack);
  await server.kill();
  await server.restart();
  await Promise.all(back);
  assert.equal(await deadline(people[0]), ends, 'nor does a restart');
  for (const page of people) await page.locator('#board:not(.night)').waitFor();
  assert.ok(Date.now() >= ends, 'not before its time');
  assert.equal(await clock(people[0]).count(), 0, 'no clock runs by day');
});

test('nothing scrolls sideways on a phone, and axe finds nothing serious', async () => {
  const people = await atTheTable({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await nightFalls(people);
  for (const page of people) assert.equal(await scrollsSideways(page), false);
  assert.deepEqual(await axeFindings(people[0]), []);
});
