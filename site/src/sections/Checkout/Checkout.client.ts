/**
 * Loads the checkout's two lists after the page's first paint (CHECKOUT-COUNTRY), and replaces each text field with
 * its list.
 */
import { loadList } from './load-list.ts';

/**
 * Replaces a text field with a list. If the list does not load, the text field stays. Browsers restore fields of the
 * original page, but not the value of a list that a script added, so the history entry stores it.
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
