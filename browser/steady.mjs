// Does something move under the pointer? What must stay where it is at each table, and where it was.
import assert from 'node:assert/strict';

const AROUND = ['.toolbar > *', '.bar a', '.bar button', '#side-talk', '#side-seats'];
export const GRIMOIRE = ['#board', '#hand', '#title', '.seat-face', ...AROUND];
export const MADNESS = ['#board', '#hand', '#mine', '#mates', '#fate', '.space', '.own-place .spells', '.mate .slots-of', ...AROUND];
// A phone shows the same from top to bottom, with the hand and what is pressed beside it over it.
export const MADNESS_ON_A_PHONE = [
  '#board', '#mine', '#mates', '#fate', '.tome-stand', '.space', '.own-place .spells', '.own-place .slots-of', '.market .tile', '.pile-of', '.mate',
  '.mate .spells li:first-child', '.within-reach form', '.jumps a', '.toolbar > *', '.bar a', '.bar button', '#side-seats',
];

// After every change of the page: where these are, and whether that is where they were at first. What scrolls with the page
// is measured on the page.
function note(parts) {
  const first = new Map();
  window.moved = new Set();
  window.places = () => Object.fromEntries(first);
  const measure = () => {
    // The end is another page.
    if (document.querySelector('.finale, .finale-of-book')) return;
    for (const part of parts) document.querySelectorAll(part).forEach((node, index) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      if (width === 0) return;
      const box = [x + scrollX, y + scrollY, width, height].map(Math.round);
      // A friend who goes mad keeps a place, with nothing in it: whose it is tells things apart, not how many are left.
      const friend = node.closest('.mate'), at = friend ? [...document.querySelectorAll('.mate')].indexOf(friend) : index;
      const name = `${part} ${at}`, was = first.get(name);
      if (!was) first.set(name, box);
      else if (box.some((side, at) => Math.abs(side - was[at]) > 1)) window.moved.add(`${name}: ${was} -> ${box}`);
    });
  };
  measure();
  new MutationObserver(measure).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true });
}

export const watch = (page, parts) => page.evaluate(note, parts);

const bottom = ([, y, , height]) => y + height;

// What of the end stands over its rim.
function leaving(ends) {
  return ends.flatMap((end) => [...end.querySelectorAll('b, button, .button')]
    .filter((node) => node.getBoundingClientRect().right > end.getBoundingClientRect().right + 1).map((node) => node.textContent));
}

// Nothing of what is watched has moved since; where the hand is meant to be in sight, it was.
export async function stayed(page, { handInSight = true } = {}) {
  const found = await page.evaluate(() => ({ moved: [...window.moved], places: window.places() }));
  assert.deepEqual(found.moved, []);
  if (handInSight) assert.ok(bottom(found.places['#hand 0']) <= page.viewportSize().height, 'the hand is in the window');
  assert.deepEqual(await page.locator('.finale').evaluateAll(leaving), [], 'the end keeps its words and buttons inside');
}
