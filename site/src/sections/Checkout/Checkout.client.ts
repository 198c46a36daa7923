/**
 * Asks for the two lists of the checkout when the page opens (CHECKOUT-COUNTRY), behind its first paint, and puts each in
 * place of its text field.
 */
import { loadList } from './load-list.ts';

/**
 * Turns a text field into a list. When the list does not load, it stays a text field. Browsers bring back the values of
 * fields that are in the page, but not the choice in a list that a script made: the history entry keeps it.
 */
async function offerList(field: HTMLInputElement): Promise<void> {
  const entries = await loadList(field.dataset['list'] ?? '');
  if (entries.length === 0) return;
  const select = document.createElement('select');
  for (const { name, value } of field.attributes) {
    if (!['type', 'value', 'data-list', 'data-choose'].includes(name)) select.setAttribute(name, value);
  }
  select.add(new Option(field.dataset['choose'], ''));
  for (const { name, code } of entries) select.add(new Option(name, code));
  const { chosen = {} } = (history.state ?? {}) as { chosen?: Record<string, string> };
  select.value = chosen[field.name] ?? entries.find(({ name }) => name === field.value)?.code ?? '';
  select.addEventListener('change', () => {
    const state = (history.state ?? {}) as { chosen?: Record<string, string> };
    history.replaceState({ ...state, chosen: { ...state.chosen, [select.name]: select.value } }, '');
  });
  const hasFocus = document.activeElement === field;
  field.replaceWith(select);
  if (hasFocus) select.focus();
}

new PerformanceObserver((_, paint) => {
  paint.disconnect();
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-list]')) void offerList(field);
}).observe({ type: 'paint', buffered: true });
