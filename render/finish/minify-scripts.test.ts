import { expect, test } from 'vitest';
import { parsePage, serializePage } from './built-page.ts';
import { minifyScripts } from './minify-scripts.ts';

/** The head of the page, where the parser puts a leading script. */
async function minify(html: string): Promise<string | undefined> {
  const page = parsePage('a.html', html);
  await minifyScripts(page);
  return /<head>(.*)<\/head>/s.exec(serializePage(page))?.[1];
}

test('removes whitespace and shortens names in inline scripts', async () => {
  expect(
    await minify('<script>{ const first = document.title;\n  console.log(first, first); }</script>'),
  ).toBe('<script>{let e=document.title;console.log(e,e)}</script>');
  expect(await minify('<script type="module">\nconsole.log( 1 );\n</script>')).toBe(
    '<script type="module">console.log(1);</script>',
  );
});

test('leaves data and external scripts alone', async () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{ "a": 1 }</script><script type="speculationrules">{ }</script>';
  expect(await minify(html)).toBe(html);
});

test('fails and names the file when a script does not parse', async () => {
  await expect(minify('<script>const = 1</script>')).rejects.toThrow(
    /^a\.html contains a script that does not parse/,
  );
});
