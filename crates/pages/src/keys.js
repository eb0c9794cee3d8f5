// What a press of a key or of a link to send does on any page. Part of the client module.

// A link is copied, and the button says so.
addEventListener('click', async ({ target }) => {
  const copy = target.closest('[data-copy]');
  if (!copy) return;
  const link = new URL(copy.dataset.copy, location).href, field = copy.previousElementSibling;
  if (field?.select) field.value = link;
  field?.select?.();
  await (navigator.clipboard?.writeText(link) ?? document.execCommand('copy'));
  (copy.querySelector('span') ?? copy.lastChild).textContent = copy.dataset.done;
});

// Arrows walk along the hand, or through the moves of a look back.
addEventListener('keydown', event => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key], from = event.target;
  if (!step || event.altKey || event.ctrlKey || event.metaKey || from.matches('input, select, [role=log]')) return;
  const row = [...document.querySelectorAll(from.closest('.board') ? '.board button.card' : '.fan .card')];
  const back = document.querySelector(`[data-step="${step < 0 ? 'prev' : 'next'}"]`);
  if (back) back.click();
  else row[(Math.max(row.indexOf(from), step < 0 ? 0 : -1) + step + row.length) % row.length]?.focus();
});

// As an app of its own it says by itself when there is no network.
if (matchMedia('(display-mode: standalone)').matches) navigator.serviceWorker?.register('/worker.js').catch(() => {});
