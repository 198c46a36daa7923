/** Keeps the pages whose title or description holds every word of `?q=`; says how many there are. */
const root = document.querySelector('[data-site-index]');
const query = new URLSearchParams(location.search).get('q')?.trim() ?? '';
if (root && query) {
  const words = query.toLowerCase().split(/\s+/);
  const items = [...root.querySelectorAll('li')];
  const found = items.filter((item) => {
    const text = item.textContent.toLowerCase();
    const isMatch = words.every((word) => text.includes(word));
    item.hidden = !isMatch;
    return isMatch;
  });
  // Nothing found: the whole list is a better answer than an empty page.
  if (found.length === 0) for (const item of items) item.hidden = false;
  const input = root.querySelector('input');
  if (input) input.value = query;
  const status = root.querySelector('[data-site-index-status]');
  if (status) {
    status.textContent =
      found.length === 0
        ? `Nothing found for “${query}”. Here is everything on this site.`
        : `${String(found.length)} ${found.length === 1 ? 'page' : 'pages'} for “${query}”`;
  }
}
