import { expect, test } from 'vitest';
import { parsePage, writePage } from './built-page.ts';
import { deferIslands } from './defer-islands.ts';

const directive = '(self.Astro||(self.Astro={})).interact=d;';
const runtime = 'customElements.define("astro-island",class{})';
const island = (client = 'interact') =>
  `<script>${directive}</script><script>${runtime}</script><astro-island client="${client}" component-url="/_a/form.js"></astro-island>`;
function defer(body: string) {
  const page = parsePage('a.html', `<html><head></head><body>${body}</body></html>`);
  const files = Object.entries(deferIslands(page));
  return { html: writePage(page), files };
}

test('a page without an island stays as it is', () => {
  const { html, files } = defer('<p>Hi</p><script>let a</script>');
  expect(html).toBe('<html><head></head><body><p>Hi</p><script>let a</script></body></html>');
  expect(files).toEqual([]);
});

test('the code that hydrates is a file, in its order, and one script of the page waits for a touch', () => {
  const { html, files } = defer(`${island()}<p>Hi</p>${island()}`);
  const [[address, code] = []] = files;
  expect(code).toBe(`${directive};\n${runtime}`);
  expect(address).toMatch(/^\/_a\/islands\.[\w-]{8}\.js$/);
  expect(html).not.toContain('customElements');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain(`'${address}'`);
});

test('an island that would never wake stops the build and is named', () => {
  expect(() => defer(island('visible'))).toThrow(/^a\.html has an island with client:visible/);
});
