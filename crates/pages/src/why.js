// Why? Whoever presses what is not lit reads why; with the tool or the ? key, what anything would do, and what made a number.
// Without it the same things are links to a page that says so.

const page = document.querySelector('main[data-live]');
const byId = id => document.getElementById(id);
const peek = byId('peek');
// Beside the table it has a place of its own, below the tools, and covers nothing.
const sheet = Object.assign(document.createElement('div'), { id: 'because', hidden: true });
(document.querySelector('.side') ?? document.body).append(sheet);
sheet.setAttribute('role', 'status');
const close = Object.assign(document.createElement('button'), { type: 'button', className: 'quiet', textContent: '✕' });
close.ariaLabel = peek.querySelector('form button').textContent;
close.onclick = () => (sheet.hidden = true);
let asking = false, wanted = 0, from;

// The tool is held down while it waits for what is meant.
function ask(wants) {
  asking = wants;
  const tool = byId('why');
  // A link where nothing runs; here it is pressed and stays so.
  tool?.setAttribute('role', 'button');
  tool?.setAttribute('aria-pressed', wants);
  document.documentElement.toggleAttribute('data-asking', wants);
  if (wants) say(tool.dataset.point);
}

function say(...content) {
  sheet.replaceChildren(...content, close);
  sheet.hidden = false;
}

// Where there is no room beside the table it lies over the half of the screen nobody looks at.
const place = thing => sheet.toggleAttribute('data-up', thing.getBoundingClientRect().top > innerHeight / 2);

// The address that explains a thing: what it would send, as its form would send it, or what it cannot do.
function address(thing) {
  const { why, would, because } = thing.dataset, said = why ?? would ?? because;
  if (said !== undefined) return said || thing.getAttribute('href');
  const form = thing.form;
  const data = new FormData(form, thing.matches('button') ? thing : null);
  const moves = thing.matches('button') ? data.getAll('move') : [thing.value];
  const query = new URLSearchParams(moves.map(mv => ['move', mv]));
  if (data.get('seat')) query.set('seat', data.get('seat'));
  return `/t/${page.dataset.table}/why?${query}`;
}

// What is answered last is shown, and nothing that was asked before it.
async function explain(thing, show) {
  const mine = ++wanted;
  place(thing);
  try {
    const answer = await fetch(address(thing), { headers: { 'x-live': '1' } });
    const html = answer.ok ? await answer.text() : null;
    const text = html ?? (await answer.json()).text;
    if (mine !== wanted) return;
    const slip = document.createElement('div');
    html === null ? (slip.textContent = text) : (slip.innerHTML = html);
    show(slip);
  } catch {
    if (mine === wanted) show(byId('alert').dataset.offline);
  }
}

// A number says what it is; its rule says what made it.
async function reckon(number) {
  const mine = ++wanted, shelf = document.querySelector('.bar [href^="/rules/"]').getAttribute('href');
  const says = Object.assign(document.createElement('p'), { textContent: number.title || number.ariaLabel || number.textContent });
  const rule = document.createElement('blockquote');
  rule.className = 'quoted';
  place(number);
  rule.append(Object.assign(document.createElement('a'), { href: `${shelf}/${number.dataset.rule}`, className: 'rule', textContent: number.dataset.rule }));
  say(says, rule);
  const text = await (await fetch(`${shelf}/${number.dataset.rule}`)).text().catch(() => '');
  const words = new DOMParser().parseFromString(text, 'text/html').querySelector('.one-rule .rule-row > span')?.textContent;
  if (mine === wanted && words) rule.append(` ${words}`);
}

const THINGS = '[data-why], [data-would], [data-rule], button[name=move], input[name=move], form:has(> input[type=hidden][name=move]) > button';

// A number on something that can be pressed is only meant by whoever asks.
function meant(target) {
  const thing = target.closest?.(THINGS) ?? target.closest?.('label')?.querySelector('input[name=move]');
  const under = !asking && thing?.matches('[data-rule]') && thing.closest('a, button');
  return under ? under.closest(THINGS) : thing;
}

addEventListener('click', event => {
  if (event.target.closest('#why')) {
    event.preventDefault();
    return asking ? (ask(false), (sheet.hidden = true)) : ask(true);
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey || sheet.contains(event.target)) return;
  const thing = meant(event.target), number = thing?.matches('[data-rule]');
  if (number || (thing && asking) || thing?.matches('[data-why]:not([data-card])')) {
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(false);
    return number ? reckon(thing) : explain(thing, say);
  }
  // A card that is held up says it there.
  const card = event.target.closest('[data-card]'), slip = peek.querySelector('.peek-why');
  if (card && !peek.contains(card)) slip.replaceChildren();
  if (card && thing === card) explain(thing, said => slip.replaceChildren(said));
  else if (!asking && !card) sheet.hidden = true;
}, true);

addEventListener('keydown', event => {
  if (event.key === 'Escape' && (asking || !sheet.hidden)) ask(false), (sheet.hidden = true);
  if (event.target.matches('[data-rule]') && (event.key === 'Enter' || event.key === ' ')) event.preventDefault(), reckon(event.target);
  if (event.key !== '?' || event.target.matches('input:not([name=move]), textarea, select')) return;
  const thing = meant(event.target);
  event.preventDefault();
  if (!thing) return byId('why') && ask(true);
  thing.matches('[data-rule]') ? reckon(thing) : explain(thing, say);
});

// A sheet that opens says why nothing can be done with what it is about.
addEventListener('toggle', ({ target, newState }) => {
  const room = newState === 'open' && target.querySelector?.('[data-because]');
  if (room) explain(room, said => room.replaceChildren(said));
}, true);

// A table that changed makes old reasons wrong.
addEventListener('conclave:head', () => {
  const now = byId('status')?.textContent;
  if (from !== undefined && from !== now) sheet.hidden = !asking;
  from = now;
});
