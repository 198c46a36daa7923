import { expect, test } from 'vitest';
import { parse, type Root } from 'postcss';
import { dropOverridden, fillFallbacks, findCustomProperties, subtractCss } from './custom-properties.ts';

const change = (css: string, work: (root: Root) => void) => {
  const root = parse(css);
  work(root);
  return root.toString();
};
const fill = (css: string, set: string[] = []) =>
  change(css, (root) => fillFallbacks(root, (name) => set.includes(name)));
const drop = (css: string) => change(css, dropOverridden);
const subtract = (all: string, kept: string) => change(all, (root) => subtractCss(root, parse(kept)));

test('replaces an unset property with its fallback', () => {
  expect(fill('a{color:var(--x,red);margin:0 var(--y, calc(1px + 2px)) 1px}')).toBe(
    'a{color:red;margin:0 calc(1px + 2px) 1px}',
  );
});

test("keeps a property that is set, even inside another's fallback", () => {
  expect(fill('a{color:var(--x,var(--y,red))}', ['--x'])).toBe('a{color:var(--x,red)}');
  expect(fill('a{color:var(--x,var(--y,red))}', ['--y'])).toBe('a{color:var(--y,red)}');
  expect(fill('a{color:var(--x,var(--y,var(--z,red)))}')).toBe('a{color:red}');
});

test('keeps a property without a fallback, and fills fallbacks in calculations and gradients', () => {
  expect(fill('a{color:var(--x)}')).toBe('a{color:var(--x)}');
  expect(fill('a{inline-size:calc(2*var(--x,3px))}')).toBe('a{inline-size:calc(2*3px)}');
  expect(fill('a{background:var(--x,linear-gradient(red,blue) 0 0/1px 2px)}')).toBe(
    'a{background:linear-gradient(red,blue) 0 0/1px 2px}',
  );
});

test('fills values of custom properties, and finds their names at any depth', () => {
  const css = ':root{--x:var(--y,1px)}@media print{a{--z:2px}}';
  expect(fill(css)).toBe(':root{--x:1px}@media print{a{--z:2px}}');
  expect([...findCustomProperties(parse(css))]).toEqual(['--x', '--z']);
});

test('drops a root default that a later layer overrides for the whole page, but not for an element or a media query', () => {
  const tokens = '@layer tokens{:root{--x:1px;--y:1px}@media print{:root{--x:3px}}}';
  expect(drop(`${tokens}@layer direction{:root{--x:2px}[data-a]{--y:2px}}`)).toBe(
    '@layer tokens{:root{--y:1px}@media print{:root{--x:3px}}}@layer direction{:root{--x:2px}[data-a]{--y:2px}}',
  );
});

test('subtracts one style sheet from another and keeps the enclosing rules', () => {
  const all = '@layer a{:root{--x:1px;--y:2px}@media print{:root{--x:3px}}b{color:red}}';
  expect(subtract(all, '@layer a{:root{--y:2px}b{color:red}}')).toBe(
    '@layer a{:root{--x:1px}@media print{:root{--x:3px}}}',
  );
  expect(subtract(all, all)).toBe('');
});
