// The Big Book of Madness in a real browser: payments on one sheet, by mouse, by keyboard and on a phone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axeFindings, openBrowser, openTable, person, scrollsSideways, startServer } from './table.mjs';

let server;
let browser;
before(async () => { server = await startServer(); browser = await openBrowser(); });
after(async () => { await browser.close(); await server.stop(); });

const ALONE = { game: 'madness', pace: 'quick', set: { seats: '2', 'set.magicians': 'random', fill: 'quick' } };
const made = (page) => page.evaluate(() => Number(document.querySelector('main input[name="at"]').value));

// Waits for the reader's turn, then does something: pays where that is possible, answers, or ends the turn.
async function act(page, press) {
  await page.locator('#status.mine').waitFor({ timeout: 30_000 });
  const was = await made(page);
  const opens = page.locator('main button.can[popovertarget]');
  const answers = page.locator('main button.can[type="submit"]');
  if (await opens.count() > 0 && was % 3 > 0) {
    const thing = opens.nth(was % await opens.count());
    const sheet = page.locator(`[id="${await thing.getAttribute('popovertarget')}"]`);
    await press(thing, page);
    await sheet.locator('.total').first().waitFor();
    await press(sheet.locator('button[type="submit"]:visible'), page);
  } else if (await answers.count() > 0) {
    await press(answers.nth(was % await answers.count()), page);
    const held = page.locator('#peek[open] .peek-act button');
    if (await held.count() > 0) await held.click();
  } else {
    await press(page.locator('.deeds button').last(), page);
  }
  await page.waitForFunction((before) => {
    const now = document.querySelector('main input[name="at"]');
    return document.querySelector('.finale-of-book') || Number(now?.value) > before;
  }, was);
  // A press that came after the table had answered by itself is told so; a rule must never speak.
  assert.equal(await page.locator('#alert a').count(), 0, 'no rule refuses it');
}

// Cards in hand overlap: one takes hold of a corner.
const click = (thing) => thing.click({ position: { x: 5, y: 24 } });
const enter = async (thing, page) => { await thing.focus(); await page.keyboard.press('Enter'); };

for (const [name, press, options] of [
  ['with the mouse', click, {}],
  ['with the keyboard alone', enter, {}],
  ['on a phone, in Spanish', click, { locale: 'es-ES', viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' }],
]) {
  test(`a person declares and pays ${name}`, async () => {
    const page = await person(browser, options);
    await openTable(page, server, ALONE);
    await page.locator('#status.mine').waitFor({ timeout: 30_000 });
    assert.deepEqual(await axeFindings(page), []);
    for (let turn = 0; turn < 16 && await page.locator('.finale-of-book').count() === 0; turn += 1) await act(page, press);
    assert.ok(!await scrollsSideways(page), 'no sideways scroll');
    // At the very end nothing lies half under the hand.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    assert.deepEqual(await axeFindings(page), []);
    assert.deepEqual(page.complaints, []);
  });
}

test('a sheet says at once whether the chosen cards are enough', async () => {
  const page = await person(browser);
  await openTable(page, server, ALONE);
  for (let turn = 0; turn < 30; turn += 1) {
    await page.locator('#status.mine').waitFor({ timeout: 30_000 });
    const free = page.locator('.pay-sheet:has(.coins input:not([disabled]))');
    if (await free.count() > 0) {
      const id = await free.first().getAttribute('id');
      await click(page.locator(`main button[popovertarget="${id}"]`).first());
      const bill = free.first().locator('form').first();
      assert.ok(await bill.locator('button[type="submit"]').isEnabled(), 'the cheapest payment is chosen');
      await bill.locator('.coins input:checked').first().uncheck({ force: true });
      assert.ok(await bill.locator('button[type="submit"]').isDisabled(), 'too little is not accepted');
      return;
    }
    await act(page, click);
  }
});

test('pointing at a Curse is seen on it and read in the talk', async () => {
  const page = await person(browser);
  await openTable(page, server, ALONE);
  for (let turn = 0; turn < 12 && await page.locator('.strip-foot .point').count() === 0; turn += 1) await act(page, click);
  await page.locator('.strip-foot .point').first().click();
  await page.locator('.strip-foot .pinged').waitFor();
  assert.match(await page.locator('#said').innerText(), /This Curse next/);
});
