/**
 * Keeps changed fields in the history entry, because Firefox does not restore the fields of a page that it must not
 * store (`no-store`), and no browser those of such a page over HTTPS.
 */
import { afterRestoring, isBox, isChanged, unfold, type Control } from './changed-field.ts';

type State = { fields?: Record<string, string> } | null;

/** Safari allows 100 history updates in 30 seconds. */
const delayMs = 500;

const fields = 'form:is([method=post], [role=search]) :is(input, textarea, select)';

const listFields = () =>
  [...document.querySelectorAll<Control>(fields)].filter(({ type }) => type !== 'hidden' && type !== 'file');

const toKey = (field: Control) =>
  [field.form?.getAttribute('action'), field.name, isBox(field) && field.value].join(' ');

function store(): void {
  const entries = listFields()
    .filter(isChanged)
    .map((field) => [toKey(field), isBox(field) ? String(field.checked) : field.value]);
  history.replaceState({ ...(history.state as State), fields: Object.fromEntries(entries) as object }, '');
}

export function keepFieldsInHistory(): void {
  const states = (history.state as State)?.fields ?? {};
  for (const field of listFields()) {
    const state = states[toKey(field)];
    if (state === undefined || isChanged(field)) continue;
    if (isBox(field)) field.checked = state === 'true';
    else field.value = state;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  let timer = 0;
  addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(store, delayMs);
  });
  // Leaving a field by a press on a link also fires it.
  addEventListener('change', store);
  afterRestoring(unfold);
}
