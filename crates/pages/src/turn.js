// It is your turn, outside the tab: title and icon always; a knock and a notification for whoever wants them, at all their
// tables. What it knows is what this page shows to its reader. Where a turn is a secret, nothing of it can be seen or
// heard around the reader either.

const byId = id => document.getElementById(id);
const main = document.querySelector('main[data-live]'), box = byId('tell-turn'), note = byId('tell-note');
const icon = document.querySelector('link[rel=icon]');
const CHOICE = 'conclave-turn';

// The choice belongs to whoever uses this browser, not to a table.
const remembered = () => { try { return localStorage.getItem(CHOICE) === 'on'; } catch { return false; } };
const remember = on => { try { localStorage.setItem(CHOICE, on ? 'on' : 'off'); } catch { /* only for this page, then */ } };
let wanted = remembered();

const shown = () => ({
  mine: byId('status')?.classList.contains('mine') && !('hush' in byId('turn').dataset),
  nudge: byId('turn').dataset.nudge ?? '',
});

// Two soft knuckles on wood: a short low tone, and a breath of noise.
let sound;
function thud(at) {
  const tone = sound.createOscillator(), body = sound.createGain();
  tone.frequency.setValueAtTime(190, at);
  tone.frequency.exponentialRampToValueAtTime(70, at + 0.08);
  body.gain.setValueAtTime(0.35, at);
  body.gain.exponentialRampToValueAtTime(0.001, at + 0.14);
  tone.connect(body).connect(sound.destination);
  tone.start(at);
  tone.stop(at + 0.15);
  const grain = sound.createBuffer(1, sound.sampleRate * 0.03, sound.sampleRate), data = grain.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const click = sound.createBufferSource(), filter = sound.createBiquadFilter(), soft = sound.createGain();
  click.buffer = grain;
  filter.type = 'bandpass';
  filter.frequency.value = 900;
  soft.gain.value = 0.25;
  click.connect(filter).connect(soft).connect(sound.destination);
  click.start(at);
}

function knock() {
  sound ??= new AudioContext();
  dispatchEvent(new CustomEvent('conclave:knock'));
  thud(sound.currentTime + 0.02);
  thud(sound.currentTime + 0.2);
}

// A browser stays silent until somebody has touched the page.
const awaken = () => wanted && ((sound ??= new AudioContext()), sound.resume());
addEventListener('pointerdown', awaken);
addEventListener('keydown', awaken);

const allowed = () => 'Notification' in window && Notification.permission === 'granted';
const worker = () => navigator.serviceWorker?.register('/worker.js').then(() => navigator.serviceWorker.ready);

// Each tab decides for itself: that another one is in sight somewhere says nothing about where the reader looks.
async function notify(text) {
  if (!allowed() || (!document.hidden && document.hasFocus())) return;
  const { pathname } = location, { title } = byId('turn').dataset;
  const about = { body: text, tag: pathname, renotify: true, icon: '/icon/192.png', lang: document.documentElement.lang, data: { path: pathname } };
  try {
    const note = new Notification(title, about);
    note.onclick = () => (window.focus(), note.close());
  } catch {
    (await worker())?.showNotification(title, about);
  }
}

let before = shown();
function look() {
  const now = shown(), said = byId('turn').dataset, status = byId('status')?.dataset.title;
  if (status) document.title = `${'hush' in said ? said.calm : status} · Conclave`;
  const face = now.mine ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon.getAttribute('href') !== face) icon.setAttribute('href', face);
  const nudged = now.nudge && now.nudge !== before.nudge;
  if (wanted && (nudged || (now.mine && !before.mine))) {
    knock();
    notify(nudged ? said.nudgeText : said.body);
  }
  before = now;
}

function tell() {
  box.checked = wanted;
  note.textContent = wanted ? (allowed() ? note.dataset.both : note.dataset.knock) : '';
}

// Asked only on a press, and never again by itself.
async function choose() {
  wanted = box.checked;
  remember(wanted);
  if (wanted) {
    awaken();
    knock();
    tell();
    if ('Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
    if (allowed()) worker()?.catch(() => {});
  }
  tell();
}

if (main && box) {
  document.documentElement.classList.add('script');
  box.addEventListener('change', choose);
  addEventListener('storage', ({ key }) => key === CHOICE && ((wanted = remembered()), tell()));
  tell();
  look();
  new MutationObserver(look).observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'data-nudge', 'data-hush', 'data-title'] });
}
