// What makes the map of Death May Die alive: pinching it, finding oneself on it, and walking over it with the arrow keys.
// Without it the map scrolls, its sizes can be chosen, and every space can be pressed.

const map = () => document.getElementById('map');
const view = () => map()?.querySelector('.map-view');
const middle = node => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

// Arrows go to the nearest space that lies that way; Enter presses it, as it does any button.
const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function beyond(from, [dx, dy]) {
  const start = middle(from);
  let best = null, least = Infinity;
  for (const ground of map().querySelectorAll('.ground')) {
    const at = middle(ground), along = (at.x - start.x) * dx + (at.y - start.y) * dy;
    const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
    if (along > 8 && aside < along * 2.2 && along + aside * 2 < least) (best = ground), (least = along + aside * 2);
  }
  return best;
}

document.addEventListener('keydown', event => {
  const way = ways[event.key], here = event.target.closest?.('.place');
  if (!way || !here || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  beyond(here.querySelector('.ground'), way)?.focus();
}, true);

// A card opens where answers are given, so that the way it speaks of stays in sight.
document.addEventListener('toggle', ({ target, newState }) => {
  const answers = document.getElementById('ask');
  if (newState !== 'open' || !target.matches?.('.about-place') || !answers || innerWidth <= 1180) return;
  const box = answers.getBoundingClientRect(), foot = answers.parentElement.getBoundingClientRect().bottom;
  const place = { left: `${box.left}px`, width: `${box.width}px`, bottom: `${innerHeight - foot + 8}px` };
  Object.assign(target.style, { inset: 'auto', translate: 'none', ...place });
}, true);

// Whoever has gone somewhere need not shut the card.
document.addEventListener('submit', ({ target }) => target.closest?.('[popover]')?.hidePopover());

// Whoever has answered what lay over the whole table looks at the map again; on a phone it is above.
document.addEventListener('submit', ({ target }) => {
  if (innerWidth <= 1180 && target.closest?.('.ask.over')) scrollTo({ top: 0 });
});

// Two fingers zoom about the point between them; the chosen size is only where they begin. The browser pans with one.
let grip = null;

function zoom(to, x, y) {
  const frame = view(), field = frame.firstElementChild, before = field.getBoundingClientRect();
  const [u, v] = [(x - before.left) / before.width, (y - before.top) / before.height];
  map().style.setProperty('--zoom', Math.max(1, Math.min(4, to)).toFixed(3));
  const after = field.getBoundingClientRect();
  frame.scrollLeft += after.left + u * after.width - x;
  frame.scrollTop += after.top + v * after.height - y;
}

const size = () => Number(getComputedStyle(map()).getPropertyValue('--zoom')) || 1;

addEventListener('touchmove', event => {
  if (event.touches.length !== 2 || !event.target.closest?.('.map-view')) return;
  event.preventDefault();
  const [a, b] = event.touches, far = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  grip ??= { far, size: size() };
  zoom(grip.size * far / grip.far, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
}, { passive: false });
addEventListener('touchend', () => (grip = null));

addEventListener('wheel', event => {
  if (!event.ctrlKey || !event.target.closest?.('.map-view')) return;
  event.preventDefault();
  zoom(size() * (event.deltaY < 0 ? 1.12 : 1 / 1.12), event.clientX, event.clientY);
}, { passive: false });

// A size that is chosen counts from now on, and shows whoever acts.
function show() {
  const frame = view(), who = map()?.querySelector('.investigator.yours.acts, .investigator.acts, .investigator.yours');
  if (!frame || !who) return;
  const at = middle(who), of = middle(frame);
  frame.scrollBy({ left: at.x - of.x, top: at.y - of.y });
}

addEventListener('change', ({ target }) => {
  if (target.name !== 'zoom') return;
  map().style.removeProperty('--zoom');
  show();
});

show();
