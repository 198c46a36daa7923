import { expect, test } from 'vitest';
import { parsePage } from './built-page.ts';
import { minifyScripts } from './minify-scripts.ts';

const minify = (html: string) => minifyScripts(parsePage('a.html', html)).html;

test('scripts of the page lose what only people read', () => {
  expect(minify('<script>{ const first = document.title;\n  console.log(first, first); }</script>')).toBe(
    '<script>{let e=document.title;console.log(e,e)}</script>',
  );
  expect(minify('<script type="module">\nconsole.log( 1 );\n</script>')).toBe(
    '<script type="module">console.log(1);</script>',
  );
});

test('data and files stay as they are', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{ "a": 1 }</script><script type="speculationrules">{ }</script>';
  expect(minify(html)).toBe(html);
});

test('a script that is none stops the build and is named', () => {
  expect(() => minify('<script>const = 1</script>')).toThrow(/^a\.html holds a script that is none/);
});
