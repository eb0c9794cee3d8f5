// A remark can have any spot of the Book as its reason: the one chosen there goes with what is said of a door.
// Without this script the Butterflies' spots are offered beside every door.

const chosen = () => document.querySelector('[data-because]:checked');

addEventListener('change', ({ target }) => {
  if (!target.matches('[data-because]') || !target.checked) return;
  for (const other of document.querySelectorAll('[data-because]:checked')) other.checked = other === target;
});

// Before the form is read: `like door-3` becomes `like-because door-3 left-e1`.
addEventListener('submit', ({ submitter }) => {
  const spot = chosen(), [stance, door, reason] = submitter?.name === 'phrase' ? submitter.value.split(' ') : [];
  if (!spot || !door?.startsWith('door-') || reason) return;
  const plain = submitter.value;
  submitter.value = `${stance}-because ${door} ${spot.dataset.because}`;
  setTimeout(() => {
    submitter.value = plain;
    spot.checked = false;
  });
}, true);

// What has been said is said: the menu closes.
addEventListener('submit', ({ submitter }) => submitter?.closest('.say-door')?.removeAttribute('open'));

// A picture that is no longer in sight is not held up either: eyes close, doors change.
const peek = document.getElementById('peek');
addEventListener('conclave:head', () => setTimeout(() => {
  const held = peek.open && peek.querySelector('.painted')?.src;
  const inSight = [...document.querySelectorAll('main .painted')].some(picture => picture.src === held);
  if (held && !inSight) peek.close();
}));

// Whoever talks by voice has said so once for all tables of this browser.
const byVoice = document.getElementById('by-voice');
if (byVoice) byVoice.checked = localStorage.getItem('by-voice') === 'yes';
addEventListener('change', ({ target }) => {
  if (target.id === 'by-voice') localStorage.setItem('by-voice', target.checked ? 'yes' : 'no');
});
