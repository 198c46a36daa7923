import { expect, test } from 'vitest';
import { renameScripts, replaceNames } from './rename-scripts.ts';

const scripts = (text: string) =>
  new Map([
    ['words.AAAAAAAA.js', `export const words=${text}`],
    ['form.BBBBBBBB.js', 'import{words}from"./words.AAAAAAAA.js"'],
    ['page-CCCC-CCC.js', 'const load=()=>import(`./form.BBBBBBBB.js`);'],
    ['loader.DDDD_DDD.js', '__deps=["_a/page-CCCC-CCC.js","_a/other.EEEEEEEE.js"]'],
    ['other.EEEEEEEE.js', 'export const other=1'],
    ['one.FFFFFFFF.js', 'import"./two.GGGGGGGG.js";import"./words.AAAAAAAA.js"'],
    ['two.GGGGGGGG.js', 'import"./one.FFFFFFFF.js"'],
    ['three.HHHHHHHH.js', 'import"./four.IIIIIIII.js"'],
    ['four.IIIIIIII.js', 'import"./three.HHHHHHHH.js"'],
  ]);
const changed = new Set(['words.AAAAAAAA.js']);

test('renames a changed script, its direct and indirect importers, and circles that reach it', () => {
  const renamed = renameScripts(scripts('1'), changed);
  expect([...renamed.keys()]).toEqual([
    'words.AAAAAAAA.js',
    'form.BBBBBBBB.js',
    'page-CCCC-CCC.js',
    'loader.DDDD_DDD.js',
    'one.FFFFFFFF.js',
    'two.GGGGGGGG.js',
  ]);
  for (const [old, name] of renamed) {
    expect(name).not.toBe(old);
    expect(name).toMatch(new RegExp(`^${/^\w+[.-]/.exec(old)?.[0]}[\\w-]{8}\\.js$`));
  }
  expect(new Set(renamed.values()).size).toBe(renamed.size);
});

test('gives the same words the same names, and other words others', () => {
  const names = (text: string) => [...renameScripts(scripts(text), changed).values()];
  expect(names('1')).toEqual(names('1'));
  const others = new Set(names('2'));
  expect(names('1').filter((name) => others.has(name))).toEqual([]);
});

test('changes nothing without a changed script', () => {
  expect(renameScripts(scripts('1'), new Set()).size).toBe(0);
});

test('leaves a script without a hash in its name, but renames its importers', () => {
  const files = new Map([
    ['worker.js', 'words'],
    ['page.AAAAAAAA.js', 'import"./worker.js"'],
  ]);
  expect([...renameScripts(files, new Set(['worker.js'])).keys()]).toEqual(['page.AAAAAAAA.js']);
});

test('replaces names in pages and scripts', () => {
  const renamed = renameScripts(scripts('1'), changed);
  const form = renamed.get('form.BBBBBBBB.js') ?? '';
  expect(replaceNames('<script src="/_a/form.BBBBBBBB.js">import("/_a/other.EEEEEEEE.js")', renamed)).toBe(
    `<script src="/_a/${form}">import("/_a/other.EEEEEEEE.js")`,
  );
  expect(replaceNames('import`./form.BBBBBBBB.js`;a.form.BBBBBBBB.json', renamed)).toBe(
    `import\`./${form}\`;a.form.BBBBBBBB.json`,
  );
});
