import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePage, serializePage } from './built-page.ts';
import { inlineScripts } from './inline-scripts.ts';

let site: string;
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'inline-'));
  mkdirSync(path.join(site, '_a'));
  writeFileSync(
    path.join(site, '_a/small.js'),
    'import{a}from"./a.js";a(()=>import("./b.js"),()=>import(`./c.js`));\n',
  );
  writeFileSync(
    path.join(site, '_a/islands.js'),
    'a({"./Cart/Cart.island.tsx":()=>import(`./Cart.island.1.js`),"./A/B.island.tsx":()=>import(`./B.island.2.js`)})',
  );
  writeFileSync(path.join(site, '_a/large.js'), `// ${'x'.repeat(3_000)}`);
});
afterAll(() => rmSync(site, { recursive: true }));

function inline(script: string): string | undefined {
  const page = parsePage('shop/a.html', `<body>${script}</body>`);
  inlineScripts(site, page);
  return /<body>(.*)<\/body>/s.exec(serializePage(page))?.[1];
}

test('inlines a small script and resolves its imports from the root', () => {
  expect(inline('<script type="module" src="/_a/small.js"></script><p></p>')).toBe(
    '<script type="module">import{a}from"/_a/a.js";a(()=>import("/_a/b.js"),()=>import("/_a/c.js"));</script><p></p>',
  );
});

test.each([
  ['a large script', '<script type="module" src="/_a/large.js"></script>'],
  ['a missing script', '<script type="module" src="/_a/gone.js"></script>'],
  ['a script that is not a module', '<script src="/_a/small.js" defer></script>'],
])('leaves %s in its file', (_, script) => {
  expect(inline(script)).toBe(script);
});

test("lists only the page's own islands in their loader", () => {
  expect(inline('<div data-island="B"></div><script type="module" src="/_a/islands.js"></script>')).toBe(
    '<div data-island="B"></div><script type="module">a({"./A/B.island.tsx":()=>import("/_a/B.island.2.js")})</script>',
  );
});
