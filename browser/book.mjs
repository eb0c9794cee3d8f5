// How people play The Big Book of Madness: whoever is asked does something legal, paying on sheets where that is possible.
import assert from 'node:assert/strict';
import { answer, asked as whoever, at, GO_ON, goOn, showing } from './table.mjs';

export const click = async (thing) => thing.click(await showing(thing));
export const tap = async (thing) => thing.tap(await showing(thing));
export const enter = async (thing, page) => { await thing.focus(); await page.keyboard.press('Enter'); };

// Whoever of these people is asked next; nobody when the game is over.
export async function asked(people) {
  for (;;) {
    const page = await whoever(people, `#status.mine, ${GO_ON}`);
    if (await page.locator('.finale-of-book').count() > 0) return null;
    if (await page.locator(GO_ON).count() === 0) return page;
    await goOn(page);
  }
}

// Opens the sheet of something that can be paid for and pays with what is proposed.
async function pay(page, thing, press) {
  const sheet = page.locator(`[id="${await thing.getAttribute('popovertarget')}"]`);
  await press(thing, page);
  await sheet.locator('.total:visible').waitFor();
  await press(sheet.locator('button[type="submit"]:visible'), page);
}

// Does one thing: pays where that is possible, answers, or ends the turn. Varies with the number of moves made.
async function press(page, hand, was) {
  const opens = page.locator('main button.can[popovertarget]');
  const answers = page.locator('main button.can[type="submit"]');
  await page.locator('main button.can, .deeds button').first().waitFor();
  const [sheets, plain] = [await opens.count(), await answers.count()];
  if (sheets > 0 && was % 2 > 0) return pay(page, opens.nth(was % sheets), hand);
  if (plain === 0) return hand(page.locator('.deeds button').last(), page);
  const thing = answers.nth(was % plain);
  const heldUp = hand === tap && await thing.getAttribute('data-card') !== null;
  await hand(thing, page);
  // On glass a card is held up first and only played when that is confirmed.
  if (heldUp) await tap(page.locator('#peek[open] .peek-act button'));
}

export async function act(page, hand) {
  const was = await at(page);
  await answer(page, () => press(page, hand, was));
  assert.equal(await page.locator('#alert').innerText(), '', 'no rule refuses it');
}

// Plays to the end; says how many things these people did.
export async function playOut(people, hand, look = async () => {}) {
  for (let done = 0; done < 400; done += 1) {
    const page = await asked(people);
    if (!page) return done;
    await act(page, hand);
    await look(page, done);
  }
  throw new Error(`the game did not end: ${await people[0].locator('#status').innerText()}`);
}
