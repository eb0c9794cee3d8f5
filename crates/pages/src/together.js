// A finished game read together: whoever follows is shown what the one who leads shows, and what they point at lights up.
// Without it the same forms and links work, a moment at a time.

const page = document.querySelector('main[data-table]');
const byId = id => document.getElementById(id);
const box = () => byId('side-together');
const key = `follow-${page.dataset.table}`;
const here = () => location.pathname + location.search;
const show = address => dispatchEvent(new CustomEvent('conclave:show', { detail: address }));
let pointing = false, timer, tries = 0;

const follows = () => sessionStorage.getItem(key) === 'yes' && box()?.dataset.mine === undefined;

function follow(wanted) {
  sessionStorage.setItem(key, wanted ? 'yes' : 'no');
  dress();
  if (wanted && box().dataset.lead !== here()) show(box().dataset.lead);
}

// What the page cannot know: whether this reader follows, and which thing is meant.
function dress() {
  const link = byId('follow');
  if (link) link.textContent = follows() ? link.dataset.unfollow : link.dataset.follow;
  document.querySelectorAll('.stage [data-pointed]').forEach(old => old.removeAttribute('data-pointed'));
  const name = box()?.dataset.lead === here() && box().dataset.point;
  if (name) (document.querySelector(`.stage [data-k="${name}"]`) ?? byId(name))?.setAttribute('data-pointed', '');
}

async function post(form, extra = {}) {
  const body = new URLSearchParams(new FormData(form));
  for (const [name, value] of Object.entries(extra)) body.set(name, value);
  return fetch(form.getAttribute('action'), { method: 'POST', headers: { 'x-live': '1' }, body });
}

// Whoever leads takes the others along, once a moment is settled on.
function takeAlong(extra) {
  const at = new URL(here(), location.href).searchParams;
  post(byId('leading'), { at: at.get('at') ?? 0, as: at.get('as') ?? 'all', ...extra });
}

addEventListener('conclave:shown', () => {
  dress();
  clearTimeout(timer);
  const led = box()?.dataset;
  if (led?.mine !== undefined && led.lead !== here()) timer = setTimeout(takeAlong, 150, {});
});

addEventListener('click', event => {
  if (event.target.closest('#follow')) {
    event.preventDefault();
    return follow(!follows());
  }
  if (event.target.closest('#point')) {
    pointing = !pointing;
    return byId('point').setAttribute('aria-pressed', pointing);
  }
  const thing = pointing && event.target.closest('.stage [data-k], .stage [id]');
  if (!thing) {
    // Whoever goes somewhere by themselves no longer follows.
    if (event.isTrusted && event.target.closest('a[data-step], a[data-moment], #play')) sessionStorage.setItem(key, 'no');
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  pointing = false;
  byId('point').setAttribute('aria-pressed', 'false');
  takeAlong({ point: thing.dataset.k ?? thing.id });
}, true);

addEventListener('submit', async event => {
  if (!event.target.matches('#leading, #remark')) return;
  event.preventDefault();
  const answer = await post(event.target);
  if (!answer.ok) byId('alert').textContent = (await answer.json()).text;
  else if (event.target.matches('#remark')) byId('remark-text').value = '';
});

// The table tells when something changed; the page is then asked for anew.
function heard(message) {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: message.slice(message.indexOf('\n') + 1) });
  const news = content.querySelector('#side-together');
  if (!news || news.dataset.steps === box()?.dataset.steps) return;
  show(follows() && news.dataset.lead ? news.dataset.lead : here());
}

async function inflate(data) {
  if (typeof data === 'string') return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

function connect() {
  const url = new URL(`/t/${page.dataset.table}/ws`, location.href.replace(/^http/, 'ws'));
  url.search = new URLSearchParams({ v: '0', lang: document.documentElement.lang, as: page.dataset.as ?? '' });
  const line = new WebSocket(url);
  line.binaryType = 'arraybuffer';
  line.onopen = () => (tries = 0);
  line.onmessage = async ({ data }) => heard(await inflate(data));
  line.onclose = () => tries++ < 8 && setTimeout(connect, 500 * 2 ** tries);
}

if (box().dataset.steps) {
  dress();
  connect();
  if (follows() && box().dataset.lead && box().dataset.lead !== here()) show(box().dataset.lead);
}
