// Shows what the chosen cards come to. Nothing is added up here: the sheet says of every choice what it leaves to pay.
// It works without this script, with the cheapest payment already chosen; the server judges in any case.

const rows = text => new Map(text.split('|').map(row => row.split('=')));

function judge(form) {
  const chosen = [...form.querySelectorAll('.coins input:checked')].map(box => box.dataset.coin).sort();
  for (const account of form.querySelectorAll('.account[data-ways]')) {
    const ways = rows(account.dataset.ways), coins = [...ways.keys()].join('');
    const left = ways.get(chosen.filter(coin => coins.includes(coin)).join('')) ?? 'over';
    account.querySelector('.sum').textContent = rows(account.dataset.says).get(left);
    account.classList.toggle('short', !(left <= 0));
  }
  form.querySelector('[type=submit]').disabled = form.querySelector('.account.short') !== null;
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
  const at = target.matches('.pay-sheet') && newState === 'open' && target.querySelector('[name=question]').value;
  if (!at || seen.get(target) === at) return;
  seen.set(target, at);
  target.querySelectorAll('form').forEach(form => form.reset());
  target.querySelectorAll('.powers input').forEach(power => (power.checked = power.defaultChecked));
}, true);

// A sheet that has done its work is put away; the next position brings new ones.
addEventListener('submit', event => {
  if (event.target.matches('form[data-pay]')) event.target.closest('[popover]')?.hidePopover();
});
