/**
 * Refreshes what may change while people look at it, such as the list, and restores unsent drafts after a reload. The
 * device stores only drafts, keyed by reference, and no requests.
 */
import { parseHtml } from './parse-html.ts';

const refreshAfterMs = 30_000;

async function refresh(list: Element): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return;
  const fresh = parseHtml(await answer.text()).querySelector('[data-refresh]');
  // A run has ended.
  if (!fresh) return location.reload();
  if (fresh.innerHTML === list.innerHTML) return;
  const focused = document.activeElement?.closest('a')?.getAttribute('href');
  list.replaceChildren(...fresh.childNodes);
  if (focused) list.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus();
}

const list = document.querySelector<HTMLElement>('[data-refresh]');
if (list) {
  const again = () => void refresh(list).catch(() => undefined);
  setInterval(again, Number(list.dataset['refresh']) * 1_000 || refreshAfterMs);
  document.addEventListener('visibilitychange', again);
}

/** A saved text needs no draft. */
const page = new URL(location.href);
const saved = page.searchParams.get('done');
page.searchParams.delete('done');
if (saved) history.replaceState(null, '', page);

const reference = document.querySelector('[data-reference]')?.getAttribute('data-reference');
for (const field of document.querySelectorAll<HTMLTextAreaElement>('[data-draft]')) {
  const name = `draft ${reference} ${field.dataset['draft']}`;
  if (saved === field.dataset['draft']) localStorage.removeItem(name);
  if (field.value === '') field.value = localStorage.getItem(name) ?? '';
  field.addEventListener('input', () => {
    if (field.value === '') localStorage.removeItem(name);
    else localStorage.setItem(name, field.value);
  });
}
