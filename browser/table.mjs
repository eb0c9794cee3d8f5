// What every browser test needs: a server of its own, people with their own browser contexts, and legal moves.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

// Starts Conclave on a free port with its own data; `kill` and `restart` are what a power cut and a reboot are.
export async function startServer() {
  const data = await mkdtemp(join(tmpdir(), 'conclave-'));
  let child;
  let address;
  const launch = (listen) => new Promise((resolve, reject) => {
    child = spawn(process.env.CONCLAVE, ['serve', '--listen', listen, '--data', data, '--lang', 'en']);
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

// A person: a browser context of their own. Motion is off unless a test is about motion.
export async function person(browser, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 }, locale: 'en-GB', reducedMotion: 'reduce', ...options,
  });
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
  page.complaints = complaints;
  return page;
}

// Opens a table through the home page's own form fields, as the browser would send them.
export async function openTable(page, server, fields) {
  await page.goto(server.url);
  await page.evaluate((given) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/tables';
    for (const [name, value] of Object.entries(given)) {
      const input = document.createElement('input');
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, { game: 'grimoire', ...fields });
  await page.waitForURL(/\/t\//);
  return new URL(page.url()).pathname;
}

export const moves = (page) => page.locator('button[name="move"]:not([disabled])');

// The number of moves made when this page was drawn.
export const at = async (page) => Number(await page.locator('[data-at]').first().getAttribute('data-at'));

export async function scrollsSideways(page) {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// What axe-core finds wrong, serious or worse.
export async function axeFindings(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
