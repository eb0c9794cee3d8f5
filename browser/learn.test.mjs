// Somebody who has never heard of these games learns each of them at a real table: from the lesson's page to its farewell, in
// both languages, by keys alone and with a finger on a phone.
import assert from 'node:assert/strict';
import { test } from './check.mjs';
import { teach } from './lesson.mjs';
import { axeFindings, person } from './table.mjs';

const school = teach([['grimoire', 'first'], ['madness', 'first'], ['deathmaydie', 'first']]);

test('a step can be read by everybody, and left at any moment', async () => {
  const page = await person(school.browser);
  await page.goto(`${school.server.url}/learn/grimoire`);
  assert.deepEqual(await axeFindings(page), []);
  await page.locator('form#first button[type="submit"]').click();
  await page.locator('#guide .gold').waitFor();
  assert.deepEqual(await axeFindings(page), []);
  assert.equal(await page.locator('#guide-says').getAttribute('role'), 'status');
  assert.equal(await page.locator('[data-pointed]').first().getAttribute('aria-describedby'), 'guide-says');
  await page.locator('#guide .guide-leave').click();
  await page.locator('#guide.over').waitFor();
  await page.locator('#hand button[name="move"]').first().waitFor();
});
