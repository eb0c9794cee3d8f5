// The rulebook narrows while one types; without it the form asks the server for the same.

const bare = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
document.querySelector('[data-filter]')?.addEventListener('input', ({ target }) => {
  const wanted = bare(target.value).split(/\s+/).filter(Boolean);
  const rows = [...document.querySelectorAll('.rule-row, .glossary dl > div')];
  for (const row of rows) row.hidden = !wanted.every(word => bare(row.textContent).includes(word));
  for (const part of document.querySelectorAll('.part, .contents'))
    part.hidden = wanted.length > 0 && !part.querySelector('.rule-row:not([hidden]), dl > div:not([hidden])');
  document.getElementById('none').hidden = rows.some(row => !row.hidden);
});
