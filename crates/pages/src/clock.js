// The sand runs without the server telling each second: deadlines are counted down here, and spoken at decent moments.

const SPOKEN = [60, 30, 10, 5];
const said = new WeakMap();

// The server's clock against ours, from the first message of the stream.
let ahead = 0;
addEventListener('conclave:head', ({ detail }) => detail.now && (ahead = detail.now - Date.now()));

function spoken(seconds, words) {
  const speaker = document.getElementById('clock-voice');
  if (speaker) speaker.textContent = `${words.label}: ${seconds} s`;
}

function tick() {
  for (const clock of document.querySelectorAll('[role=timer][data-deadline]')) {
    const deadline = Number(clock.dataset.deadline), length = Number(clock.dataset.length);
    const left = Math.max(0, deadline - Date.now() - ahead), seconds = Math.ceil(left / 1000);
    const time = clock.querySelector('time');
    const text = seconds < 3600 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      : `${Math.floor(seconds / 3600)} h ${Math.floor(seconds / 60) % 60} min`;
    if (time.textContent !== text) time.textContent = text;
    clock.style.setProperty('--left', (left / length).toFixed(4));
    clock.toggleAttribute('data-short', seconds <= 10);
    const known = said.get(clock);
    const last = known?.deadline === deadline ? known.seconds : Infinity;
    const moment = SPOKEN.find(at => seconds === at && at < last);
    if (moment) spoken(moment, { label: clock.querySelector('.clock-label').textContent });
    said.set(clock, { deadline, seconds });
  }
}

tick();
setInterval(tick, 250);
