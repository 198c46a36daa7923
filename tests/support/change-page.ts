/** Imitates changes that browsers and extensions make to a page. */

/** Like a translator, moves every text into two `font` elements. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.matches('script, style, textarea, template, font')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/**
 * Like a password manager, marks and wraps each field and adds a button. Like Grammarly, adds an element before each
 * text.
 */
export function addManager(): void {
  for (const field of document.querySelectorAll<HTMLElement>('main form :is(input, textarea)')) {
    const [icon, wrapper] = [document.createElement('div'), document.createElement('span')];
    const hasFocus = document.activeElement === field;
    field.dataset['managerId'] = 'f1';
    field.style.backgroundImage = 'none';
    icon.dataset['managerIcon'] = '';
    field.replaceWith(wrapper);
    wrapper.append(field, icon);
    if (field.localName === 'textarea') wrapper.before(document.createElement('grammar-extension'));
    if (hasFocus) field.focus();
  }
}
