// Adds up a payment while cards are chosen: is it enough, what is lost, is a card too many?
// The sheet works without it, with the cheapest payment already chosen; the server judges in any case.

function judge(form) {
  const coins = form.querySelector('.coins'), total = form.querySelector('.total');
  const names = total.dataset.names.split('|');
  const cost = coins.dataset.cost.split(' ').map(Number), any = Number(coins.dataset.any);
  const given = [...coins.querySelectorAll('input:checked')].map(box => ({ element: Number(box.dataset.el), worth: Number(box.dataset.worth) }));
  const paid = cost.map((_, element) => given.filter(coin => coin.element === element).reduce((sum, coin) => sum + coin.worth, 0));
  const used = [0, 1, 2, 3].filter(element => paid[element] > 0);
  if (any && used.length > 1) return say(total, total.dataset.one, false);
  const needs = any ? cost.map((_, element) => (element === used[0] ? any : 0)) : cost;
  if (any && !used.length) return say(total, `${total.dataset.missing} ${any}`, false);
  const short = needs.map((need, element) => [need - paid[element], names[element]]).filter(([missing]) => missing > 0);
  if (short.length) return say(total, `${total.dataset.missing} ${short.map(part => part.join(' ')).join(', ')}`, false);
  if (given.some(({ element, worth }) => paid[element] - worth >= needs[element])) return say(total, total.dataset.redundant, false);
  const lost = paid.reduce((sum, amount, element) => sum + amount - needs[element], 0);
  say(total, lost ? `${total.dataset.enough} · ${total.dataset.wasted} ${lost}` : total.dataset.enough, true);
}

function say(total, words, enough) {
  total.querySelector('.sum').textContent = words;
  total.classList.toggle('short', !enough);
  total.closest('form').querySelector('[type=submit]').disabled = !enough;
}

// Cards somebody has chosen themselves stay chosen at another Power; what nobody has touched stays the cheapest.
const boxesOf = form => [...form.querySelectorAll('.coins input')];

function carry(sheet, power) {
  const from = sheet.querySelector('form[data-touched]'), to = sheet.querySelector(`.power-${power}`);
  if (!from || from === to || boxesOf(to).some(box => box.disabled)) return;
  const chosen = boxesOf(from).filter(box => box.checked).map(box => box.value);
  for (const box of boxesOf(to)) {
    const at = chosen.indexOf(box.value);
    box.checked = at >= 0;
    if (at >= 0) chosen.splice(at, 1);
  }
  from.removeAttribute('data-touched');
  to.dataset.touched = '';
  judge(to);
}

addEventListener('change', ({ target }) => {
  const form = target.closest('form[data-pay]'), sheet = target.closest('.pay-sheet');
  if (target.matches('.powers input')) carry(sheet, target.value);
  if (!form || !target.matches('.coins input')) return;
  form.dataset.touched = '';
  judge(form);
});

// At a new position every payment starts again from the cheapest.
const seen = new WeakMap();
addEventListener('beforetoggle', ({ target, newState }) => {
  const at = target.matches('.pay-sheet') && newState === 'open' && target.querySelector('[name=at]').value;
  if (!at || seen.get(target) === at) return;
  seen.set(target, at);
  target.querySelectorAll('form').forEach(form => form.reset());
  target.querySelectorAll('.powers input').forEach(power => (power.checked = power.defaultChecked));
}, true);

// A sheet that has done its work is put away; the next position brings new ones.
addEventListener('submit', event => {
  if (event.target.matches('form[data-pay]')) event.target.closest('[popover]')?.hidePopover();
});
