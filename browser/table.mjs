// What every browser test needs: a server of its own, people with their own browser contexts, and legal moves.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-site-isolation-trials',
];

// Starts Conclave on a free port with its own data; `kill` and `restart` are what a power cut and a reboot are.
// `flags` go to `conclave serve`: `--example` for the table of Lanterns.
export async function startServer({ flags = [] } = {}) {
  const data = await mkdtemp(join(tmpdir(), 'conclave-'));
  let child;
  let address;
  const launch = (listen) => new Promise((resolve, reject) => {
    child = spawn(process.env.CONCLAVE, ['serve', '--listen', listen, '--data', data, '--lang', 'en', ...flags]);
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = printed.match(/http:\/\/([\d.:]+)/);
      if (found) resolve(found[1]);
    });
    child.stderr.on('data', (chunk) => { printed += chunk; });
    child.once('exit', (code) => reject(new Error(`the server stopped (${code}): ${printed}`)));
  });
  const ended = () => new Promise((resolve) => child.once('exit', resolve));
  address = await launch('127.0.0.1:0');
  return {
    url: `http://${address}`,
    async kill() {
      const gone = ended();
      child.kill('SIGKILL');
      await gone;
    },
    async restart() { await launch(address); },
    async stop() {
      const gone = ended();
      child.kill('SIGKILL');
      await gone;
      await rm(data, { recursive: true, force: true });
    },
  };
}

export function openBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS });
}

// Painting takes most of the time, and nobody looks: what is quite transparent is laid out, pressed and read like anything
// else, but never painted. Run in the page.
function unpainted() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
}

// A person: a browser context of their own. Motion is off unless a test is about motion.
export async function person(browser, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 }, locale: 'en-GB', reducedMotion: 'reduce', ...options,
  });
  await context.addInitScript(unpainted);
  context.setDefaultTimeout(12_000);
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  // 409: the table had answered a question with one answer by itself before the press arrived.
  const ours = (text) => !text.includes('status of 409');
  page.on('console', (message) => { if (message.type() === 'error' && ours(message.text())) complaints.push(message.text()); });
  page.complaints = complaints;
  return page;
}

// Pages left open would go on following their tables.
export const everybodyLeaves = (browser) => Promise.all(browser.contexts().map((context) => context.close()));

// Opens a table with the form of the game's book. `set` chooses by field: {'set.mode': 'duel', fill: 'quick'}.
export async function openTable(page, server, { game = 'grimoire', name = 'Ana', pace = 'normal', set = {} } = {}) {
  await page.goto(`${server.url}/g/${game}`);
  const form = page.locator('form[action="/tables"]');
  await form.locator('details').evaluateAll((all) => all.forEach((one) => { one.open = true; }));
  await form.locator('input[name="name"]').fill(name);
  for (const [field, value] of Object.entries(set)) {
    const number = form.locator(`input[type="number"][name="${field}"]`);
    if (await number.count()) await number.fill(value);
    else await form.locator(`input[name="${field}"][value="${value}"]`).first().evaluate((input) => input.click());
  }
  await form.locator('input[name="pace"]').first().evaluate((input, chosen) => { input.value = chosen; }, pace);
  await form.locator('button[type="submit"]').click();
  await page.waitForURL(/\/t\//);
  return new URL(page.url()).pathname;
}

// Sits down in the first free seat, as somebody would who got the table's link.
export async function sit(page, server, path, name) {
  await page.goto(server.url + path);
  const form = page.locator('form[action$="/sit"]').first();
  await form.locator('xpath=ancestor::details').evaluateAll((all) => all.forEach((one) => { one.open = true; }));
  await form.locator('input[name="name"]').fill(name);
  await form.locator('button').first().click();
  await page.waitForLoadState();
}

const ENDS = '.finale, .finale-of-book, .the-end';
const GO_ON = 'form.go-on button';
const MOVE = 'main button[name="move"]:not([disabled])';

export const moves = (page) => page.locator(MOVE);

export const isOver = (page) => page.locator('.finale').count().then((found) => found > 0);

// The question this page answers; only whoever is asked has one.
export const at = (page) => page.evaluate(() => Number(document.querySelector('main input[name="question"]')?.value ?? Infinity));

// Until one of these people has such a thing before them, or a moment has passed. Asking the pages costs more than waiting.
export const anybodySees = (people, thing) => Promise.any(people.map((page) => page.waitForFunction(
  (wanted) => Boolean(document.querySelector(wanted)), thing, { polling: 50, timeout: 1_000 },
))).catch(() => {});

// Presses something and waits until the question is answered. The table answers what has one answer by itself, perhaps
// before the press, and a press in the moment the page changes reaches nothing: whoever sees no change presses again.
export async function answer(page, press) {
  const was = await at(page);
  const answered = (timeout) => page.waitForFunction(([before, ends]) => document.querySelector(ends)
    || Number(document.querySelector('main input[name="question"]')?.value ?? Infinity) !== before, [was, ENDS], { timeout });
  try {
    await press();
    await answered(6_000);
  } catch {
    if (await at(page) === was && await page.locator(ENDS).count() === 0) await press();
    await answered(12_000);
  }
}

// Where something shows: in a full hand a card may lie under its neighbour, and what is used up lies askew. Nowhere if it is not in
// the window yet.
function shown(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  const parts = [0.5, 0.12, 0.88].flatMap((x) => [0.5, 0.12, 0.88].map((y) => ({ x: width * x, y: height * y })));
  return parts.find(({ x, y }) => node.contains(document.elementFromPoint(left + x, top + y)));
}
export const showing = async (thing) => ({ position: await thing.evaluate(shown) });
const takeHold = async (button) => button.click({ timeout: 3000, ...await showing(button) });

// Plays one move for whoever is asked among these people. `press` says how; a click unless a test is about something else.
export async function playOne(people, press = takeHold) {
  for (const page of people) {
    const { pauses, count } = await page.evaluate(([goOn, move]) => (
      { pauses: document.querySelectorAll(goOn).length > 0, count: document.querySelectorAll(move).length }
    ), [GO_ON, MOVE]);
    // Whoever has seen how a Chapter or a round ended lets the bots go on.
    if (pauses) await page.locator(GO_ON).click({ timeout: 3000 }).catch(() => {});
    const before = count > 0 ? await at(page) : Infinity;
    // The table answers a question with one answer by itself; perhaps it just did.
    if (before === Infinity) continue;
    await answer(page, () => press(moves(page).nth(before % count), page));
    return true;
  }
  await anybodySees(people, `${MOVE}, ${GO_ON}, ${ENDS}`);
  return false;
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
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  }));
  await page.evaluate(unpainted);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
