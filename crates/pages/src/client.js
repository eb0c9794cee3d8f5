// What makes a page alive: regions that arrive are morphed in, cards glide, forms answer without leaving.
// Everything here is a comfort: without it the same links and forms work.

const page = document.querySelector('main[data-live]');
const byId = id => document.getElementById(id);
const peek = byId('peek'), notice = byId('alert');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const boxOf = node => node?.getBoundingClientRect();
const make = (name, properties) => Object.assign(document.createElement(name), properties);

// Morph: make `from` look like `to`, keeping every node that can stay. What a person opened stays open.
function morph(from, to) {
  for (const { name, value } of to.attributes)
    if (name !== 'open' && from.getAttribute(name) !== value) from.setAttribute(name, value);
  for (const { name } of [...from.attributes])
    if (name !== 'open' && name !== 'style' && !to.hasAttribute(name)) from.removeAttribute(name);
  if (from.hasAttribute('data-keep')) return;
  let here = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const named = wanted.id && byId(wanted.id);
    if (named && named !== here && from.contains(named) && alike(named, wanted)) {
      from.moveBefore ? from.moveBefore(named, here) : from.insertBefore(named, here);
      here = named;
    }
    if (here && alike(here, wanted)) {
      if (here.nodeType === 1) morph(here, wanted);
      else if (here.data !== wanted.data) here.data = wanted.data;
      here = here.nextSibling;
    } else from.insertBefore(document.importNode(wanted, true), here);
  }
  for (let next; here; here = next) (next = here.nextSibling), here.remove();
}

const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || '') === (b.id || '');

// Motion: measure, change, measure, animate. A thing is known by data-k, comes from data-from, leaves to data-to.
const flights = new Set();

function measure() {
  const nodes = [...document.querySelectorAll('main [data-k]')];
  return new Map(nodes.map(node => [node.dataset.k, { node, box: boxOf(node), to: node.dataset.to }]));
}

function glide(node, from, to, then) {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const grow = Math.max(0.2, Math.min(3, from.width / to.width || 1));
  if (!to.width || (Math.hypot(dx, dy) < 2 && Math.abs(grow - 1) < 0.03)) return then?.();
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${grow})`, zIndex: 20 };
  const easing = 'cubic-bezier(.2, .8, .3, 1)';
  const flight = node.animate([start, { transform: 'none', zIndex: 20 }], { duration: 340, easing });
  flights.add(flight);
  flight.onfinish = flight.oncancel = () => (flights.delete(flight), then?.());
}

function move(change) {
  if (calm.matches || document.hidden) return change();
  const before = measure();
  change();
  for (const flight of [...flights]) flight.cancel();
  const after = measure();
  for (const [name, { node, box }] of after) {
    const from = (before.get(name) ?? before.get(node.dataset.from))?.box ?? boxOf(byId(node.dataset.from));
    if (from) glide(node, from, box);
  }
  // What the page says about the last move, card by card: `hand-lamp-1>box`.
  const went = document.querySelector('[data-went]')?.dataset.went.split(' ') ?? [];
  for (const [name, { node, box, to }] of before) if (to && !after.has(name)) {
    const at = went.findIndex(one => one.startsWith(name.replace(/-\d+$/, '>')));
    leave(node, box, boxOf(byId(at < 0 ? to : went.splice(at, 1)[0].split('>')[1])));
  }
}

function leave(node, box, end) {
  if (!end) return;
  const ghost = node.cloneNode(true);
  for (const name of ['id', 'data-k', 'href']) ghost.removeAttribute(name);
  ghost.ariaHidden = 'true';
  ghost.querySelectorAll('.tags, .cause').forEach(tag => tag.remove());
  const place = { left: `${end.left}px`, top: `${end.top}px`, width: `${end.width}px` };
  Object.assign(ghost.style, place, { position: 'fixed', zIndex: 20, pointerEvents: 'none' });
  document.body.append(ghost);
  glide(ghost, box, boxOf(ghost), () => ghost.remove());
}

// Stream: changed regions in order, a watched heartbeat, patient reconnecting.
let socket, watch, version = page?.dataset.v, tries = 0, queue = Promise.resolve();

async function inflate(data) {
  if (typeof data === 'string') return data;
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  writer.write(data).then(() => writer.close());
  return new Response(stream.readable).text();
}

function apply(message) {
  const cut = (message + '\n').indexOf('\n');
  const head = JSON.parse(message.slice(0, cut));
  if (head.build && head.build !== page.dataset.build) return location.reload();
  version = head.v ?? version;
  dispatchEvent(new CustomEvent('conclave:head', { detail: head }));
  const { content } = make('template', { innerHTML: message.slice(cut + 1) });
  if (content.firstElementChild) show([...content.children]);
}

// Regions take the place of those with their names.
function show(regions) {
  hide();
  const focus = document.activeElement, row = focus?.closest('.fan, form');
  const place = [...(row?.querySelectorAll('button, a') ?? [])].indexOf(focus), advised = lit();
  move(() => regions.forEach(region => {
    const old = byId(region.id);
    // What deserves a moment has it, whatever small thing comes next; a press or a key puts it away.
    if (region.id === 'moment' && !region.firstElementChild && old?.getAnimations({ subtree: true }).length) return;
    if ('gone' in region.dataset) old?.remove();
    else old ? morph(old, region) : byId(region.dataset.into)?.append(region);
  }));
  if (row?.isConnected && !focus.isConnected) {
    const near = row.querySelectorAll('button, a');
    near[Math.min(place, near.length - 1)]?.focus({ preventScroll: true });
  }
  // What a hint means may lie far from the thumb that asked for it: it comes into sight.
  if (!advised) lit()?.scrollIntoView({ block: 'nearest', behavior: calm.matches ? 'auto' : 'smooth' });
}

const lit = () => document.querySelector('main .hinted:not(#hand *)');
addEventListener('conclave:regions', ({ detail }) => show(detail));

function connect() {
  if (socket?.readyState < 2) return;
  const url = new URL(`/t/${page.dataset.table}/ws`, location.href.replace(/^http/, 'ws'));
  url.search = new URLSearchParams({ v: version, lang: document.documentElement.lang, as: page.dataset.as ?? '' });
  const line = (socket = new WebSocket(url));
  line.binaryType = 'arraybuffer';
  const beat = () => (clearTimeout(watch), (watch = setTimeout(() => line.close(), 45000)));
  line.onopen = () => ((tries = 0), notice.hasAttribute('data-lost') && tell(''), beat());
  line.onmessage = ({ data }) => {
    beat();
    queue = queue.then(() => inflate(data)).then(apply).catch(() => location.reload());
  };
  line.onclose = ({ code }) => {
    clearTimeout(watch);
    if (code === 4401) return leaving || setTimeout(() => location.reload(), 300);
    if (code === 1012 || tries++ > 1) tell(code === 1012 ? notice.dataset.back : notice.dataset.offline, null, true);
    setTimeout(connect, Math.min(8000, 200 * 2 ** tries) * (0.8 + Math.random() * 0.4));
  };
}

if (page) connect(), addEventListener('online', connect);
addEventListener('pageshow', ({ persisted }) => page && persisted && location.reload());

// Forms: sent from where one is; a refusal is told with its rule.
let fade, leaving; // whoever leaves by a form comes back with the new key it gives
function tell(text, rule, lost) {
  clearTimeout(fade);
  notice.textContent = text;
  notice.toggleAttribute('data-lost', !!lost);
  if (rule) {
    const href = `${document.querySelector('.bar [href^="/rules/"]').getAttribute('href')}/${rule}`;
    notice.append(' ', make('a', { href, textContent: notice.dataset.see }));
  }
  if (!lost) fade = setTimeout(tell, 9000, '');
}

addEventListener('submit', async event => {
  const form = event.target, pressed = event.submitter;
  if (!page || !form.matches('form[data-live]') || pressed?.matches('[data-go]')) return (leaving = form.method === 'post');
  event.preventDefault();
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  try {
    const body = new URLSearchParams(new FormData(form, pressed));
    const to = pressed?.getAttribute('formaction') ?? form.getAttribute('action');
    const answer = await fetch(to, { method: 'POST', headers: { 'x-live': '1' }, body });
    const refusal = answer.ok ? { text: '' } : await answer.json();
    tell(refusal.text, refusal.rule);
    if (answer.ok && form.hasAttribute('data-reset')) form.reset();
    if (answer.ok && socket.readyState !== 1) location.reload();
  } catch {
    tell(notice.dataset.offline, null, true);
  }
  form.ariaBusy = null;
});

// Looking at a card: beside the pointer while it rests there, or held up on a press. Glass never plays blindly.
let rest, floating, touch = false;
const known = new Map();

async function copyOf(node) {
  const id = node.dataset.card ?? node.dataset.look, shown = document.querySelector(`main .card[data-card="${id}"]`);
  let card = node.matches('.card') ? node : shown ?? known.get(id);
  if (!card) {
    const shelf = document.querySelector('.bar [href^="/cards/"]').getAttribute('href');
    const text = await (await fetch(`${shelf}/${id}`)).text();
    card = new DOMParser().parseFromString(text, 'text/html').querySelector('#card .card');
    known.set(id, card);
  }
  const copy = make('div', { className: card.className });
  copy.append(...card.cloneNode(true).childNodes);
  return copy;
}

async function float(node) {
  const resting = rest, copy = await copyOf(node);
  if (rest !== resting) return;
  hide();
  floating = make('div', { className: 'peek-by' });
  floating.append(copy);
  document.body.append(floating);
  const box = boxOf(node), size = boxOf(floating), right = box.right + 16;
  const top = Math.min(innerHeight - size.height - 8, box.top + (box.height - size.height) / 2);
  floating.style.left = `${right + size.width < innerWidth ? right : Math.max(8, box.left - 16 - size.width)}px`;
  floating.style.top = `${Math.max(8, top)}px`;
}

const hide = () => ((rest = clearTimeout(rest)), floating?.remove());

async function hold(node) {
  hide();
  peek.querySelector('.peek-card').replaceChildren(await copyOf(node));
  const button = make('button', { type: 'button', className: 'gold large', textContent: node.dataset.do });
  button.onclick = () => (peek.close(), node.isConnected && node.form.requestSubmit(node));
  peek.querySelector('.peek-act').replaceChildren(...(node.matches('button') ? [button] : []));
  peek.showModal();
}

addEventListener('pointerdown', ({ pointerType }) => {
  touch = pointerType === 'touch';
  byId('moment')?.replaceChildren();
}, true);
addEventListener('keydown', () => byId('moment')?.replaceChildren(), true);
addEventListener('pointerover', ({ pointerType, target }) => {
  const node = pointerType === 'mouse' && target.closest?.('main :is([data-card], [data-look])');
  hide();
  if (node && !(node.closest('.hand, [data-still]') && node.offsetWidth >= 128)) rest = setTimeout(float, 320, node);
});
addEventListener('scroll', hide, true);
addEventListener('click', event => {
  const node = event.target.closest('[data-card]');
  if (event.target === peek) peek.close();
  if (node && !event.ctrlKey && !event.metaKey && !event.shiftKey && (touch || !node.matches('button'))) {
    event.preventDefault();
    hold(node);
  }
});
