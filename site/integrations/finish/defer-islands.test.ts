import { expect, test } from 'vitest';
import { parsePage } from './built-page.ts';
import { deferIslands } from './defer-islands.ts';

const directive = '(self.Astro||(self.Astro={})).interact=d;';
const runtime = 'customElements.define("astro-island",class{})';
const island = (client = 'interact') =>
  `<script>${directive}</script><script>${runtime}</script><astro-island client="${client}" component-url="/_a/form.js"></astro-island>`;
const defer = (body: string) => deferIslands(parsePage('a.html', `<html><body>${body}</body></html>`));

test('a page without an island stays as it is', () => {
  const { page, runtime: none } = defer('<p>Hi</p><script>let a</script>');
  expect(page.html).toBe('<html><body><p>Hi</p><script>let a</script></body></html>');
  expect(none).toBeUndefined();
});

test('the code that hydrates is a file, in its order, and one script of the page waits for a touch', () => {
  const { page, runtime: file } = defer(`${island()}<p>Hi</p>${island()}`);
  expect(file?.code).toBe(`${directive};\n${runtime}`);
  expect(file?.address).toMatch(/^\/_a\/islands\.[\w-]{8}\.js$/);
  expect(page.html).not.toContain('customElements');
  const [script, ...others] = page.elements.filter(({ name }) => name === 'script');
  expect(others.filter(({ content }) => content !== '')).toEqual([]);
  expect(script?.content).toContain(`'${file?.address}'`);
});

test('an island that would never wake stops the build and is named', () => {
  expect(() => defer(island('visible'))).toThrow(/^a\.html has an island with client:visible/);
});
