// A whole game of each in Firefox: what one browser forgives, another does not.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from './check.mjs';
import { openFirefox } from './firefox.mjs';
import { startServer } from './table.mjs';

// `cargo xtask browser` finds or installs it and says where it is.
const skip = process.env.FIREFOX ? false : 'there is no Firefox on this machine';

let server, page;
before(async () => {
  server = await startServer();
  if (!skip) page = await openFirefox({ locale: 'es-ES' });
});
after(async () => { await page?.close(); await server.stop(); });

// Fills in the form of the first page and sits down. Run in the page.
function open(game, set) {
  const form = document.querySelector(`form[action="/tables"]:has(input[name="game"][value="${game}"])`);
  form.querySelector('input[name="name"]').value = 'Ana';
  form.querySelector('input[name="pace"]').value = 'instant';
  for (const [field, value] of Object.entries(set)) form.querySelector(`input[name="${field}"][value="${value}"]`).checked = true;
  form.querySelector('button[type="submit"]').click();
}

// What the page shows: the question it answers, and whether the game is over. Run in the page.
function state() {
  return {
    question: document.querySelector('#status.mine') ? Number(document.querySelector('main input[name="question"]')?.value ?? -1) : -1,
    over: Boolean(document.querySelector('.finale, .finale-of-book')),
    stayed: window.stayed === true, alert: document.querySelector('#alert')?.textContent,
  };
}

const until = async (page, holds, patience = 20_000) => {
  for (const began = Date.now(); Date.now() - began < patience; await wait(25)) {
    // Between two pages there is nothing to ask.
    const now = await page.run(state).catch(() => null);
    if (now && holds(now)) return now;
  }
  throw new Error(`it does not go on: ${JSON.stringify(await page.run(state))}`);
};

// Plays until the end by pressing what can be pressed; the page is never loaded anew on the way.
async function wholeGame(game, set, turn) {
  await page.goto(`${server.url}/g/${game}`);
  await page.run(open, game, set);
  await until(page, ({ question, over }) => question >= 0 || over);
  await page.run(() => { window.stayed = true; });
  let made = 0;
  for (let now = await page.run(state); !now.over; made += 1) {
    assert.ok(made < 900, 'a game ends');
    const was = now.question;
    const goesOn = ({ question, over }) => over || (question >= 0 && question !== was);
    await turn(page, was + made);
    // A press in the moment the page changes reaches nothing, nor does one at what lies under something else; a person would
    // press again, and elsewhere.
    now = await until(page, goesOn, 6_000).catch(async () => {
      await turn(page, was + made + 1);
      return until(page, goesOn);
    });
  }
  assert.ok(made > 10, `${made} moves are too few for a game`);
  assert.ok((await page.run(state)).stayed, 'every change came by the stream');
  await page.goto(`${await page.run(() => location.href)}/replay`);
  await page.press('[data-step="next"]');
  await wait(400);
  assert.match(await page.run(() => location.search), /at=1/, 'the replay steps on');
}

// The table may answer a question with one answer before anything is pressed; that the game goes on is checked after.
const playCard = (page, number) => page.press('main button[name="move"]:not([disabled])', number);

async function actAtTheBook(page, number) {
  if (number % 3 === 0 && await page.press('main button.can[popovertarget]', number)) {
    if (await page.press('.pay-sheet:popover-open button[type="submit"]:not([disabled])')) return;
    await page.run(() => document.querySelector('.pay-sheet:popover-open')?.hidePopover());
  }
  if (!await page.press('main button.can[type="submit"]', number)) await page.press('.deeds button', 99);
}

test('a whole game of Grimoire in Firefox', { skip }, () =>
  wholeGame('grimoire', { 'set.mode': 'duel', fill: 'quick' }, playCard));

test('a whole game of The Big Book of Madness in Firefox', { skip }, () =>
  wholeGame('madness', { seats: '2', 'set.magicians': 'random', fill: 'quick' }, actAtTheBook));
