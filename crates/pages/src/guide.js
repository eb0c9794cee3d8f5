// A lesson points: what it means comes into sight, can be found by a press, and hangs on the voice by a thread.
const voice = document.getElementById('guide');
const pointed = () => document.querySelector('main [data-pointed]');
// A choice is as large as what is written around it.
const boxOf = node => (node?.closest('label') ?? node)?.getBoundingClientRect();
const reachable = 'a, button, input, summary, [tabindex]';

function find(focus) {
  const node = pointed();
  if (!node) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const box = boxOf(node), above = voice.getBoundingClientRect().bottom;
  if (focus || box.top < above || box.bottom > innerHeight)
    (node.closest('label') ?? node).scrollIntoView({ block: box.height > innerHeight / 2 ? 'start' : 'center', behavior: still ? 'auto' : 'smooth' });
  if (focus) (node.matches(reachable) ? node : node.querySelector(reachable))?.focus({ preventScroll: true });
}

const near = (value, least, most) => Math.min(Math.max(value, least), most);

// From the voice to what it means: sideways where that stands beside it, otherwise down or up.
function way(from, to) {
  const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
  if (to.right < from.left) {
    const start = near(y, from.top + 24, from.bottom - 24), bend = (from.left + to.right) / 2;
    return `M${from.left} ${start} C${bend} ${start} ${bend} ${y} ${to.right + 8} ${y}`;
  }
  const down = to.top > from.bottom, start = down ? from.bottom : from.top, end = down ? to.top - 8 : to.bottom + 8;
  if (!down && to.bottom > from.top) return '';
  const along = near(x, from.left + 40, from.right - 40), bend = (start + end) / 2;
  return `M${along} ${start} C${along} ${bend} ${x} ${bend} ${x} ${end}`;
}

if (voice) {
  const name = 'http://www.w3.org/2000/svg';
  const thread = document.body.appendChild(document.createElementNS(name, 'svg'));
  const path = thread.appendChild(document.createElementNS(name, 'path'));
  thread.setAttribute('class', 'thread');
  thread.setAttribute('aria-hidden', 'true');
  const draw = () => {
    const to = boxOf(pointed()), from = voice.getBoundingClientRect();
    const line = to?.width ? way(from, to) : '';
    document.documentElement.style.setProperty('--guide', `${Math.round(from.height)}px`);
    if (path.getAttribute('d') !== line) path.setAttribute('d', line);
    requestAnimationFrame(draw);
  };
  draw();
  let said = '';
  const listen = () => {
    const now = document.getElementById('guide-says')?.textContent ?? '';
    if (now !== said) (said = now), requestAnimationFrame(() => find(false));
  };
  new MutationObserver(listen).observe(voice, { childList: true, subtree: true, characterData: true });
  listen();
  voice.addEventListener('click', ({ target }) => target.closest('[data-show-me]') && find(true));
}
