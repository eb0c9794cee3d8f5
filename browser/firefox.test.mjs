// The end of a game of each in Firefox: what one browser forgives, another does not.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from './check.mjs';
import { openFirefox } from './firefox.mjs';
import { LIMIT, startServer } from './table.mjs';

// `cargo xtask browser` finds or installs it and says where it is.
const skip = process.env.FIREFOX ? false : 'there is no Firefox on this machine';

let server, page;
before(async () => {
  server = await startServer();
  if (!skip) page = await openFirefox({ locale: 'es-ES' });
});
after(async () => { await page?.close(); await server.stop(); });

// Fills in the form of the first page and sits down. Run in the page.
function open(game, set, stage) {
  const form = document.querySelector(`form[action="/tables"]:has(input[name="game"][value="${game}"])`);
  form.querySelector('input[name="name"]').value = 'Ana';
  form.querySelector('input[name="pace"]').value = 'instant';
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'rehearse.stage', value: stage }));
  for (const [field, value] of Object.entries(set)) form.querySelector(`input[name="${field}"][value="${value}"]`).checked = true;
  form.querySelector('button[type="submit"]').click();
}

// What the page shows: the question it answers, and whether the game is over. Run in the page.
function state() {
  return {
    question: document.querySelector('#status.mine') ? Number(document.querySelector('main input[name="question"]')?.value ?? -1) : -1,
    over: Boolean(document.querySelector('.finale, .finale-of-book')), busy: document.querySelector('form[aria-busy="true"]') !== null,
    stayed: window.stayed === true, heard: document.querySelector('#said')?.textContent.includes('hola'),
    at: location.search, alert: document.querySelector('#alert')?.textContent,
  };
}

// Until the page shows this and nothing it sent is on its way.
async function until(page, holds) {
  for (const began = Date.now(); Date.now() - began < LIMIT; await wait(10)) {
    // Between two pages there is nothing to ask.
    const now = await page.run(state).catch(() => null);
    if (now && !now.busy && holds(now)) return now;
  }
  throw new Error(`it does not go on: ${JSON.stringify(await page.run(state))}`);
}

// Says something and hears it: from then on every change comes by the stream. Run in the page.
function speak() {
  fetch(`${location.pathname}/say`, { method: 'POST', headers: { 'x-live': '1' }, body: new URLSearchParams({ seat: 'S0', text: 'hola' }) });
}

// Plays until the end by pressing what can be pressed; the page is never loaded anew on the way.
async function toTheEnd(game, set, stage, turn) {
  await page.goto(`${server.url}/g/${game}`);
  await page.run(open, game, set, stage);
  await until(page, ({ question }) => question >= 0);
  await page.run(speak);
  await until(page, ({ heard }) => heard);
  await page.run(() => { window.stayed = true; });
  let made = 0;
  for (let now = await page.run(state); !now.over; made += 1) {
    assert.ok(made < 900, 'a game ends');
    const was = now.question;
    await turn(page, was);
    now = await until(page, ({ question, over }) => over || (question >= 0 && question !== was));
  }
  assert.ok(made > 5, `${made} moves are too few for a game`);
  assert.ok((await page.run(state)).stayed, 'every change came by the stream');
  await page.goto(`${await page.run(() => location.href)}/replay?at=0`);
  await page.press('[data-step="next"]');
  await until(page, ({ at }) => at.includes('at=1'));
}

const playCard = (page, number) => page.press('main button[name="move"]:not([disabled])', number);

async function actAtTheBook(page, number) {
  if (number % 3 === 0 && await page.press('main button.can[popovertarget]', number)) {
    if (await page.press('.pay-sheet:popover-open button[type="submit"]:not([disabled])')) return;
    await page.run(() => document.querySelector('.pay-sheet:popover-open')?.hidePopover());
  }
  if (!await page.press('main button.can[type="submit"]', number)) await page.press('.deeds button', 99);
}

test('the last Chapters of a duel in Firefox', { skip }, () =>
  toTheEnd('grimoire', { 'set.mode': 'duel', fill: 'quick' }, 'seats 2, mode duel, chapter 5, seed 1', playCard));

test('the last rounds of The Big Book of Madness in Firefox', { skip }, () =>
  toTheEnd('madness', { seats: '2', 'set.magicians': 'random', fill: 'quick' }, 'seats 2, round 4, seed 1', actAtTheBook));
