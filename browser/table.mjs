// What every browser test needs: a server of its own, people with their own browser contexts, and legal moves. Nothing here
// depends on luck or on how quick the machine is: the server rehearses (`conclave serve --rehearsal`), so a table is the same
// in every run and a page shows it once everything has happened there that happens by itself.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { note, PAGES } from './check.mjs';

const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-site-isolation-trials',
];

// The luck of every table for which a test names no other.
export const SEED = 1;
// How long anything is waited for. Nothing takes nearly as long: it only ends a test that would never end.
export const LIMIT = 60_000;

// Starts Conclave on a free port with its own data; `kill` and `restart` are what a power cut and a reboot are.
// `flags` go to `conclave serve`: `--example` for the table of Lanterns.
export async function startServer({ flags = [] } = {}) {
  const data = await mkdtemp(join(tmpdir(), 'conclave-'));
  const fixed = ['--data', data, '--lang', 'en', '--rehearsal', String(SEED)];
  let child;
  let address;
  const launch = (listen) => new Promise((resolve, reject) => {
    child = spawn(process.env.CONCLAVE, ['serve', '--listen', listen, ...fixed, ...flags]);
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = printed.match(/http:\/\/([\d.:]+)/);
      if (found) resolve(found[1]);
    });
    child.stderr.on('data', (chunk) => { printed += chunk; });
    child.once('exit', (code) => reject(new Error(`the server stopped (${code}): ${printed}`)));
  });
  const kill = () => new Promise((resolve) => { child.once('exit', resolve); child.kill('SIGKILL'); });
  address = await launch('127.0.0.1:0');
  return {
    url: `http://${address}`,
    kill,
    async restart() { await launch(address); },
    async stop() { await kill(); await rm(data, { recursive: true, force: true }); },
  };
}

export function openBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS, timeout: LIMIT });
}

// Painting takes most of the time, and nobody looks: what is quite transparent is laid out, pressed and read like anything
// else, but never painted. Run in the page.
function unpainted() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
  // The stream greets whoever follows a table: from then on every change arrives.
  addEventListener('conclave:head', ({ detail }) => { window.follows ||= detail.now !== undefined; });
}

// A person: a browser context of their own. Motion is off unless a test is about motion. A new page costs the machine ten times
// what another address in an old one does, so whoever comes in the same way takes over what somebody has left, with nothing
// remembered; whoever is `alone` neither takes over nor leaves anything.
export async function person(browser, { alone = false, ...options } = {}) {
  const way = JSON.stringify(options), left = alone ? undefined : free.get(way)?.pop();
  if (left) {
    PAGES.add(left);
    return left;
  }
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 }, locale: 'en-GB', reducedMotion: 'reduce', ...options,
  });
  await context.addInitScript(unpainted);
  context.setDefaultTimeout(LIMIT);
  const page = await context.newPage();
  page.complaints = [];
  page.on('pageerror', (error) => page.complaints.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') page.complaints.push(`${message.text()} (${message.location().url})`); });
  page.scripted = options.javaScriptEnabled !== false;
  page.way = alone || !page.scripted ? null : way;
  page.size = page.viewportSize();
  PAGES.add(page);
  return page;
}

// Pages that somebody has left, by the way they came.
const free = new Map();

// Pages left open would go on following their tables.
export const everybodyLeaves = (browser) => Promise.all(browser.contexts().map(leaves));

async function leaves(context) {
  const [page, ...others] = context.pages();
  if (!page?.way || page.isClosed()) return context.close();
  if ([...free.values()].flat().includes(page)) return;
  await Promise.all(others.map((other) => other.close()));
  if (page.url().startsWith('http')) await page.evaluate(() => { localStorage.clear(); sessionStorage.clear(); });
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
  await context.clearCookies();
  await page.setViewportSize(page.size);
  page.complaints.length = 0;
  free.set(page.way, [...(free.get(page.way) ?? []), page]);
}

// Until this page follows its table and nothing it sent is on its way.
export const listens = (page) => page.waitForFunction(() => window.follows && !document.querySelector('form[aria-busy="true"]'));

// Until the page has been greeted by a server once more. To be begun before the line is cut.
export const comesBack = (page) => page.evaluate(() => new Promise((resolve) => {
  addEventListener('conclave:head', ({ detail }) => { if (detail.now !== undefined) resolve(); });
}));

// Comes to a table that is there.
export async function visit(page, address) {
  await page.goto(address);
  if (page.scripted) await listens(page);
}

// What a failure says about a table.
const tell = (game, path, seed = SEED, stage = 'a fresh deal') => note(`${game} ${path}: seed ${seed}, ${stage}`);

// Opens a table with the form of the game's book. `set` chooses by field: {'set.mode': 'duel', fill: 'quick'}. `seed` is the
// luck of this table, `stage` the position it begins with, in the words of scenarios.
export async function openTable(page, server, { game = 'grimoire', name = 'Ana', pace = 'instant', set = {}, seed, stage } = {}) {
  await page.goto(`${server.url}/g/${game}`);
  const rehearse = { 'rehearse.seed': seed, 'rehearse.stage': stage };
  await page.evaluate(fillIn, { name, set: { ...set, ...rehearse }, pace });
  await page.locator('form[action="/tables"] button[type="submit"]').click();
  await page.waitForURL(/\/t\//);
  if (page.scripted) await listens(page);
  const path = new URL(page.url()).pathname;
  tell(game, path, seed, stage);
  return path;
}

// Chooses what is offered; what is for tests alone is no field of the form. Run in the page.
function fillIn({ name, set, pace }) {
  const form = document.querySelector('form[action="/tables"]');
  form.querySelectorAll('details').forEach((one) => { one.open = true; });
  form.querySelector('input[name="name"]').value = name;
  form.querySelector('input[name="pace"]').value = pace;
  for (const [field, value] of Object.entries(set)) {
    if (value === undefined) continue;
    const number = form.querySelector(`input[type="number"][name="${field}"]`);
    const choice = form.querySelector(`input[name="${field}"][value="${value}"]`);
    if (number) number.value = value;
    else if (field.startsWith('rehearse.')) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: field, value }));
    else if (choice) choice.click();
    else throw new Error(`the form offers no ${field} ${value}`);
  }
}

// Opens a table as a program does. Says its name and the keys of its seats.
export async function openByProgram(server, wish) {
  const response = await fetch(`${server.url}/api/v2/tables`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ pace: 'instant', ...wish }),
  });
  if (!response.ok) throw new Error(await response.text());
  const opened = await response.json(), { seed, stage } = wish.rehearse ?? {};
  tell(wish.game, opened.link, seed, stage);
  return opened;
}

// Sits down in the first free seat, as somebody would who got the table's link.
export async function sit(page, server, path, name) {
  await page.goto(server.url + path);
  const form = page.locator('form[action$="/sit"]').first();
  await form.locator('xpath=ancestor::details').evaluateAll((all) => all.forEach((one) => { one.open = true; }));
  await form.locator('input[name="name"]').fill(name);
  await form.locator('button').first().click();
  await page.waitForFunction(() => document.querySelector('main[data-as]')?.dataset.as);
  await listens(page);
}

const ENDS = '.finale, .finale-of-book, .the-end';
export const GO_ON = 'form.go-on button';
const MOVE = 'main button[name="move"]:not([disabled])';

export const moves = (page) => page.locator(MOVE);

export const isOver = (page) => page.locator('.finale').count().then((found) => found > 0);

// The question this page answers; only whoever is asked has one.
export const at = (page) => page.evaluate(() => Number(document.querySelector('main input[name="question"]')?.value ?? Infinity));

export const sees = (page, thing) => page.waitForFunction((wanted) => Boolean(document.querySelector(wanted)), thing);

// Whoever of these people is asked next, once they see `thing` or that the game is over. Where several could be asked, the
// server says who: their pages learn of it one after another.
export async function asked(people, thing = `${MOVE}, ${GO_ON}`) {
  let page = people[0];
  if (people.length > 1) {
    const { origin, pathname } = new URL(page.url());
    const { asked: seats } = await (await fetch(`${origin}/api/v2${pathname.replace('/t/', '/tables/')}`)).json();
    if (seats.length > 0) page = people[seats[0]];
    else thing = ENDS;
  }
  await sees(page, `${thing}, ${ENDS}`);
  return page;
}

// Presses something and waits until the question is answered and the page is ready for the next press.
export async function answer(page, press) {
  const was = await at(page);
  await press();
  await page.waitForFunction(([before, ends]) => !document.querySelector('form[aria-busy="true"]') && (document.querySelector(ends)
    || Number(document.querySelector('main input[name="question"]')?.value ?? Infinity) !== before), [was, ENDS]);
}

// Where something shows: in a full hand a card may lie under its neighbour, and what is used up lies askew. Nowhere if it is not in
// the window yet.
function shown(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  const parts = [0.5, 0.12, 0.88].flatMap((x) => [0.5, 0.12, 0.88].map((y) => ({ x: width * x, y: height * y })));
  return parts.find(({ x, y }) => node.contains(document.elementFromPoint(left + x, top + y)));
}
export const showing = async (thing) => ({ position: await thing.evaluate(shown) });
export const takeHold = async (button) => button.click(await showing(button));
// What a keyboard or a script does: the press itself, wherever the thing lies.
export const pressIt = (button) => button.evaluate((node) => node.click());

// Whoever has seen how a Chapter or a round ended lets the bots go on.
export async function goOn(page) {
  await page.locator(GO_ON).click();
  await page.locator(GO_ON).waitFor({ state: 'detached' });
  await listens(page);
}

// Plays one move for whoever is asked among these people; says whether one was made. `press` says how; a click unless a test is
// about something else.
export async function playOne(people, press = takeHold) {
  const page = await asked(people);
  const { pauses, count } = await page.evaluate(([goOn, move]) => (
    { pauses: document.querySelector(goOn) !== null, count: document.querySelectorAll(move).length }
  ), [GO_ON, MOVE]);
  if (pauses) await goOn(page);
  if (pauses || count === 0) return false;
  const before = await at(page);
  await answer(page, () => press(moves(page).nth(before % count), page));
  return true;
}

// Plays until the game is over; says how many moves these people made.
export async function playOut(people, { longest = 1500, press } = {}) {
  let made = 0;
  for (let turn = 0; turn < longest; turn += 1) {
    if (await isOver(people[0])) return made;
    made += await playOne(people, press);
  }
  throw new Error(`the game did not end: ${await people[0].locator('#status').innerText()}`);
}

export async function scrollsSideways(page) {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

// What of these stands over the edge of the screen, where nobody can reach it.
export async function cutOff(page, selector) {
  return page.locator(selector).evaluateAll((all) => all
    .filter((one) => one.getBoundingClientRect().width && one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.outerHTML.slice(0, 80)));
}

// Pairs of visible things, one of each kind, that share more than a sliver of the page.
export const overlaps = (page, one, other) => page.evaluate(([first, second]) => {
  const boxes = (kind) => [...document.querySelectorAll(kind)]
    .map((node) => ({ node, box: node.getBoundingClientRect() })).filter(({ box }) => box.width > 0 && box.height > 0);
  const share = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return boxes(first).flatMap((a) => boxes(second)
    .filter((b) => a.node !== b.node && !a.node.contains(b.node) && !b.node.contains(a.node) && share(a.box, b.box))
    .map((b) => `${a.node.className} "${a.node.textContent}" / ${b.node.className} "${b.node.textContent}"`));
}, [one, other]);

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// What axe-core finds wrong, serious or worse, on the page as one sees it.
export async function axeFindings(page) {
  if (!await page.evaluate(() => Boolean(window.axe))) await page.evaluate(axe);
  await page.evaluate(() => { document.adoptedStyleSheets = []; });
  const { violations } = await page.evaluate(() => window.axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'],
  }));
  await page.evaluate(unpainted);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
