// What makes a page alive: regions that arrive are morphed in, cards glide, forms answer without leaving.
// Everything here is a comfort: without it the same links and forms work.

const page = document.querySelector('main[data-live]');
const peek = document.getElementById('peek');
const notice = document.getElementById('alert');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

// Morph: make `from` look like `to`, keeping every node that can stay.

function morph(from, to) {
  for (const { name, value } of to.attributes)
    if (name !== 'open' && from.getAttribute(name) !== value) from.setAttribute(name, value);
  for (const { name } of [...from.attributes])
    if (name !== 'open' && name !== 'style' && !to.hasAttribute(name)) from.removeAttribute(name);
  let here = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const named = wanted.id && document.getElementById(wanted.id);
    if (named && named !== here && from.contains(named) && alike(named, wanted)) {
      from.moveBefore ? from.moveBefore(named, here) : from.insertBefore(named, here);
      here = named;
    }
    if (here && alike(here, wanted)) {
      if (here.nodeType === 1) morph(here, wanted);
      else if (here.data !== wanted.data) here.data = wanted.data;
      here = here.nextSibling;
    } else {
      from.insertBefore(document.importNode(wanted, true), here);
    }
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

function alike(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || '') === (b.id || '');
}

// Motion: measure, change, measure, animate. A thing is known by data-k; it comes from data-from, leaves to data-to.

const flights = new Set();

function measure() {
  const places = new Map();
  for (const node of document.querySelectorAll('main [data-k]'))
    places.set(node.dataset.k, { box: node.getBoundingClientRect(), node, to: node.dataset.to });
  return places;
}

function glide(node, from, to, then) {
  if (!from.width || !to.width) return then?.();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const grow = Math.max(0.2, Math.min(3, from.width / to.width));
  if (Math.abs(dx) + Math.abs(dy) < 2 && Math.abs(grow - 1) < 0.03) return then?.();
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${grow})`, zIndex: 20 };
  const flight = node.animate([start, { transform: 'none', zIndex: 20 }], { duration: 340, easing: 'cubic-bezier(.2,.8,.3,1)' });
  flights.add(flight);
  flight.onfinish = flight.oncancel = () => {
    flights.delete(flight);
    then?.();
  };
}

function move(change) {
  if (calm.matches || document.hidden) return change();
  const before = measure();
  change();
  for (const flight of [...flights]) flight.cancel();
  const after = measure();
  for (const [name, { node, box }] of after) {
    const from = before.get(name)?.box ?? document.getElementById(node.dataset.from)?.getBoundingClientRect();
    if (from) glide(node, from, box);
  }
  for (const [name, { node, box, to }] of before) {
    const end = to && !after.has(name) && document.getElementById(to)?.getBoundingClientRect();
    if (end) leave(node, box, end);
  }
}

function leave(node, box, end) {
  const ghost = node.cloneNode(true);
  ghost.removeAttribute('id');
  ghost.removeAttribute('data-k');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, { position: 'fixed', margin: 0, zIndex: 20, width: `${end.width}px`, left: `${end.left}px`, top: `${end.top}px`, pointerEvents: 'none' });
  document.body.append(ghost);
  glide(ghost, box, ghost.getBoundingClientRect(), () => ghost.remove());
}

// Stream: changed regions in order, a watched heartbeat, patient reconnecting.

let socket, version = page?.dataset.v, tries = 0, watch, queue = Promise.resolve();

async function inflate(data) {
  if (typeof data === 'string') return data;
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  writer.write(data);
  writer.close();
  return new Response(stream.readable).text();
}

function apply(message) {
  const cut = message.indexOf('\n');
  const head = JSON.parse(message.slice(0, cut < 0 ? undefined : cut));
  if (head.build && head.build !== page.dataset.build) return location.reload();
  if (head.v !== undefined) version = head.v;
  const html = cut < 0 ? '' : message.slice(cut + 1);
  if (!html.trim()) return;
  const parsed = document.createElement('template');
  parsed.innerHTML = html;
  const focus = document.activeElement, row = focus?.closest?.('.fan, form');
  const place = row ? [...row.querySelectorAll('button, a')].indexOf(focus) : -1;
  const keyboard = focus?.matches?.(':focus-visible');
  hidePeek();
  move(() => {
    for (const region of parsed.content.children) {
      const old = document.getElementById(region.id);
      if (old) morph(old, region);
    }
  });
  if (keyboard && !focus.isConnected && row?.isConnected) {
    const near = row.querySelectorAll('button, a');
    near[Math.min(place, near.length - 1)]?.focus();
  }
  const title = document.getElementById('status')?.dataset.title;
  if (title) document.title = `${title} · Conclave`;
}

function connect() {
  if (socket && socket.readyState < 2) return;
  const url = new URL(`/t/${page.dataset.table}/ws`, location);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('v', version);
  if (page.dataset.as) url.searchParams.set('as', page.dataset.as);
  const line = (socket = new WebSocket(url));
  line.binaryType = 'arraybuffer';
  const beat = () => {
    clearTimeout(watch);
    watch = setTimeout(() => line.close(), 45000);
  };
  line.onopen = () => {
    tries = 0;
    if (notice.dataset.lost) tell('');
    beat();
  };
  line.onmessage = event => {
    beat();
    queue = queue.then(() => inflate(event.data)).then(apply).catch(() => location.reload());
  };
  line.onclose = event => {
    clearTimeout(watch);
    if (event.code === 4401) return location.reload();
    if (line !== socket) return;
    if (tries++ > 1) tell(notice.dataset.offline, null, true);
    setTimeout(connect, Math.min(8000, 400 * 2 ** tries) * (0.7 + Math.random() * 0.6));
  };
}

if (page) {
  connect();
  addEventListener('online', connect);
  addEventListener('pageshow', event => event.persisted && connect());
  addEventListener('pagehide', () => socket?.close());
}

// Forms: sent from where one is; a refusal is told with its rule.

let fade;
function tell(text, rule, lost) {
  clearTimeout(fade);
  notice.textContent = text;
  notice.toggleAttribute('data-lost', !!lost);
  if (rule) {
    const link = document.createElement('a');
    link.href = `${document.querySelector('.bar a[href^="/rules/"]').getAttribute('href')}/${rule}`;
    link.textContent = `${notice.dataset.see} (${rule})`;
    notice.append(' ', link);
  }
  if (text && !lost) fade = setTimeout(() => (notice.textContent = ''), 9000);
}

addEventListener('submit', async event => {
  const form = event.target;
  if (!form.matches('form[data-live]') || !page) return;
  event.preventDefault();
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  try {
    const body = new URLSearchParams(new FormData(form, event.submitter));
    const answer = await fetch(form.getAttribute('action'), { method: 'POST', headers: { 'x-live': '1' }, body });
    if (answer.ok) {
      tell('');
      if (form.hasAttribute('data-reset')) form.reset();
      if (socket?.readyState !== 1) location.reload();
    } else {
      const refusal = await answer.json();
      tell(refusal.text, refusal.rule);
    }
  } catch {
    tell(notice.dataset.offline, null, true);
  } finally {
    form.ariaBusy = null;
  }
});

// Looking at a card: beside the pointer while it rests there, or held up on a press; a press on glass never plays blindly.

let rest, floating, touch = false;
addEventListener('pointerdown', event => (touch = event.pointerType === 'touch'), true);

async function copyOf(node) {
  const source = node.matches('.card') ? node : document.querySelector(`main .card[data-card="${node.dataset.card}"]`);
  const card = source ?? (await faraway(node));
  const copy = document.createElement('div');
  copy.className = card?.className ?? '';
  copy.classList.remove('big');
  copy.append(...[...(card?.cloneNode(true).childNodes ?? [])]);
  return copy;
}

async function faraway(link) {
  const answer = await fetch(link.getAttribute('href'));
  return new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#card .card');
}

async function float(node) {
  const copy = await copyOf(node);
  hidePeek();
  floating = document.createElement('div');
  floating.className = 'peek-by';
  floating.append(copy);
  document.body.append(floating);
  const box = node.getBoundingClientRect(), size = floating.getBoundingClientRect();
  const right = box.right + 16 + size.width < innerWidth;
  floating.style.left = `${right ? box.right + 16 : Math.max(8, box.left - 16 - size.width)}px`;
  floating.style.top = `${Math.max(8, Math.min(innerHeight - size.height - 8, box.top + box.height / 2 - size.height / 2))}px`;
}

function hidePeek() {
  clearTimeout(rest);
  floating?.remove();
  floating = null;
}

async function hold(node) {
  hidePeek();
  const act = peek.querySelector('.peek-act');
  peek.querySelector('.peek-card').replaceChildren(await copyOf(node));
  act.replaceChildren();
  if (node.matches('button')) {
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'gold large', textContent: node.dataset.do });
    button.onclick = () => {
      peek.close();
      if (node.isConnected) node.form.requestSubmit(node);
    };
    act.append(button);
  }
  peek.showModal();
}

addEventListener('pointerover', event => {
  const node = event.pointerType === 'mouse' && event.target.closest?.('main [data-card]');
  hidePeek();
  if (node && !(node.closest('.hand') && node.offsetWidth >= 128)) rest = setTimeout(float, 320, node);
});
addEventListener('focusin', event => {
  hidePeek();
  if (event.target.matches('.board [data-card]:focus-visible')) float(event.target);
});
addEventListener('scroll', hidePeek, true);
addEventListener('click', event => {
  const node = event.target.closest('[data-card]');
  if (event.target === peek) peek.close();
  if (!node || event.ctrlKey || event.metaKey || event.shiftKey || (node.matches('button') && !touch)) return copy(event);
  event.preventDefault();
  hold(node);
});

async function copy(event) {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  button.previousElementSibling?.select?.();
  await navigator.clipboard?.writeText(button.dataset.copy);
  const words = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = words), 2000);
}

// Keys: arrows walk along the hand, or through the moves of a look back.

addEventListener('keydown', event => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (event.key === 'Escape') hidePeek();
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.target.matches('input, select, textarea, .lines')) return;
  const row = [...(event.target.closest('.fan, .slots')?.querySelectorAll('.card') ?? [])];
  const at = row.indexOf(event.target);
  if (at >= 0) row[(at + step + row.length) % row.length].focus();
  else document.querySelector(`[data-step="${step < 0 ? 'prev' : 'next'}"]`)?.click();
});

// Rules: the book narrows while one types.

const bare = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
document.querySelector('[data-filter]')?.addEventListener('input', event => {
  const wanted = bare(event.target.value).split(/\s+/).filter(Boolean);
  const fits = node => wanted.every(word => bare(node.textContent).includes(word));
  let found = 0;
  for (const row of document.querySelectorAll('.rule-row, .glossary dl > *')) found += !(row.hidden = !fits(row));
  for (const part of document.querySelectorAll('.part, .contents'))
    part.hidden = wanted.length > 0 && !part.querySelector('.rule-row:not([hidden]), dl > :not([hidden])');
  document.getElementById('none').hidden = found > 0;
});
