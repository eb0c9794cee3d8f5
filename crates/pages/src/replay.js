// A replay without leaving the page: the next moment is fetched and morphed in, so that cards glide from where they were.
// Without it the same links, slider and list load each moment as a page of its own.

const byId = id => document.getElementById(id);
const play = byId('play');
let asked, timer;

// Shows the moment at this address; whatever was asked for before it is no longer wanted.
async function show(address) {
  asked?.abort();
  const { signal } = (asked = new AbortController());
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw answer;
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (signal.aborted) return false;
    dispatchEvent(new CustomEvent('conclave:regions', { detail: [...next.querySelectorAll('.stage > *, .side > *')] }));
    history.replaceState(null, '', address);
    byId('moment-at').value = byId('moment-at').getAttribute('value');
    byId('part')?.querySelectorAll('option').forEach(part => (part.selected = part.hasAttribute('selected')));
    document.querySelector('.settings [name=back]').value = address;
    dispatchEvent(new Event('conclave:shown'));
    return true;
  } catch (problem) {
    if (problem.name !== 'AbortError') location.assign(address);
    return false;
  }
}

// Whoever follows somebody is shown what they show.
addEventListener('conclave:show', ({ detail }) => (running(false), show(detail)));

const chosen = form => `${form.getAttribute('action')}?${new URLSearchParams(new FormData(form))}`;
const next = () => document.querySelector('a[data-step=next]')?.getAttribute('href');

// By itself, at the chosen speed, until the end or a second press.
function running(wanted) {
  clearTimeout(timer);
  const label = wanted ? play.dataset.pause : play.dataset.play;
  Object.assign(play, { ariaPressed: String(wanted), ariaLabel: label, title: label });
  if (wanted) timer = setTimeout(onward, Number(byId('speed').value));
}

async function onward() {
  const address = next();
  running(Boolean(address && await show(address) && next()));
}

play.addEventListener('click', async () => {
  if (play.ariaPressed === 'true') return running(false);
  const start = byId('moment-at');
  // At the end it begins again.
  if (!next() && Number(start.value) > 0) {
    start.value = 0;
    await show(chosen(start.form));
  }
  running(true);
});
byId('speed').addEventListener('change', () => play.ariaPressed === 'true' && running(true));

addEventListener('click', event => {
  const link = event.target.closest('a[data-step], a[data-moment]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  running(false);
  show(link.getAttribute('href'));
});
addEventListener('input', ({ target }) => {
  if (!target.matches('#moment-at, #part')) return;
  running(false);
  show(chosen(target.form));
});
addEventListener('keydown', event => {
  if (event.key !== ' ' || event.target.closest('button, a, input, select, summary')) return;
  event.preventDefault();
  play.click();
});
