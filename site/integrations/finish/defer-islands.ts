/**
 * Astro writes the code that hydrates islands into every page that has one, before its first paint. Here that code is a
 * file which comes with the first touch of an island; until then the page has only what waits for the touch.
 */
import { createHash } from 'node:crypto';
import { removeElement } from 'domutils';
import { findElements, readCode, setCode, type Page } from './built-page.ts';

/**
 * The script that waits. The files are fetched at once, but run one after the other behind the frame that answers the
 * touch: together they keep a slow phone busy for a tenth of a second. It hands over to `client:interact`
 * (site/src/lib/interact.client.ts): a form that was sent is sent again, any other touch is repeated. If the files do not
 * come, the browser posts the form as without JavaScript. A large page gets this script when it is painted, and somebody
 * may be in a field of the island by then.
 */
const waitForTouch = (runtime: string) =>
  `for (const island of document.querySelectorAll('astro-island')) {
const types = ['focusin', 'pointerdown', 'pointerover', 'touchstart', 'invalid', 'submit'];
let form, submitter, isTouched;
const wake = async (event) => {
const { type, target } = event;
if (type == 'invalid' || type == 'submit') {
event.preventDefault();
event.stopImmediatePropagation();
form ??= target.form ?? target;
submitter ??= event.submitter;
}
if (isTouched) return;
isTouched = true;
const files = ['${runtime}', island.getAttribute('renderer-url'), island.getAttribute('component-url')];
for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
try {
for (const file of files) {
await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
await import(file);
}
} catch (error) {
console.error(error);
}
for (const type of types) island.removeEventListener(type, wake, true);
if (form) form.requestSubmit(submitter);
else island.dispatchEvent(new Event('focusin'));
};
for (const type of types) island.addEventListener(type, wake, true);
if (island.contains(document.activeElement)) island.dispatchEvent(new Event('focusin'));
}`.replaceAll('\n', '');

/** Returns the content of the file by its address; nothing for a page without islands. */
export function deferIslands(page: Page): Record<string, string> {
  const [first, ...others] = findElements(page, 'script:not([src])').filter((script) =>
    /customElements\.define\("astro-island"|\.Astro\|\|\(self\.Astro=/.test(readCode(script)),
  );
  if (!first) return {};
  for (const { attribs } of findElements(page, 'astro-island')) {
    if (attribs['client'] === 'interact') continue;
    throw new Error(
      `${page.file} has an island with client:${attribs['client'] ?? ''}; only client:interact waits for a touch (defer-islands.ts).`,
    );
  }
  const code = [...new Set([first, ...others].map(readCode))].join(';\n');
  const address = `/_a/islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  first.attribs['type'] = 'module';
  setCode(first, waitForTouch(address));
  for (const script of others) removeElement(script);
  return { [address]: code };
}
