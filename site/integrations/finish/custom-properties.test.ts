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

test('a property that nothing sets becomes its fallback', () => {
  expect(fill('a{color:var(--x,red);margin:0 var(--y, calc(1px + 2px)) 1px}')).toBe(
    'a{color:red;margin:0 calc(1px + 2px) 1px}',
  );
});

test('one that is set stays, also inside the fallback of another', () => {
  expect(fill('a{color:var(--x,var(--y,red))}', ['--x'])).toBe('a{color:var(--x,red)}');
  expect(fill('a{color:var(--x,var(--y,red))}', ['--y'])).toBe('a{color:var(--y,red)}');
  expect(fill('a{color:var(--x,var(--y,var(--z,red)))}')).toBe('a{color:red}');
});

test('one without a fallback, and one inside a calculation or a gradient, keep their meaning', () => {
  expect(fill('a{color:var(--x)}')).toBe('a{color:var(--x)}');
  expect(fill('a{inline-size:calc(2*var(--x,3px))}')).toBe('a{inline-size:calc(2*3px)}');
  expect(fill('a{background:var(--x,linear-gradient(red,blue) 0 0/1px 2px)}')).toBe(
    'a{background:linear-gradient(red,blue) 0 0/1px 2px}',
  );
});

test('values of custom properties are filled, too, and their names are found wherever they are set', () => {
  const css = ':root{--x:var(--y,1px)}@media print{a{--z:2px}}';
  expect(fill(css)).toBe(':root{--x:1px}@media print{a{--z:2px}}');
  expect([...findCustomProperties(parse(css))]).toEqual(['--x', '--z']);
});

test('a default of the page that a later layer sets for all of it is dropped; one for a part or a width stays', () => {
  const tokens = '@layer tokens{:root{--x:1px;--y:1px}@media print{:root{--x:3px}}}';
  expect(drop(`${tokens}@layer direction{:root{--x:2px}[data-a]{--y:2px}}`)).toBe(
    '@layer tokens{:root{--y:1px}@media print{:root{--x:3px}}}@layer direction{:root{--x:2px}[data-a]{--y:2px}}',
  );
});

test('what one style sheet has more than the other keeps its rules around it', () => {
  const all = '@layer a{:root{--x:1px;--y:2px}@media print{:root{--x:3px}}b{color:red}}';
  expect(subtract(all, '@layer a{:root{--y:2px}b{color:red}}')).toBe(
    '@layer a{:root{--x:1px}@media print{:root{--x:3px}}}',
  );
  expect(subtract(all, all)).toBe('');
});
