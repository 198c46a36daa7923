import { expect, test } from 'vitest';
import { listDeclarations, readRules } from './css-rules.ts';
import { fillFallbacks, findOverridden, findSetProperties } from './custom-properties.ts';

const fill = (value: string, set: string[] = []) => fillFallbacks(value, (name) => set.includes(name));

test('replaces an unset property with its fallback', () => {
  expect(fill('var(--x,red)')).toBe('red');
  expect(fill('0 var(--y, calc(1px + 2px)) 1px')).toBe('0 calc(1px + 2px) 1px');
});

test("keeps a property that is set, even inside another's fallback", () => {
  expect(fill('var(--x,var(--y,red))', ['--x'])).toBe('var(--x,red)');
  expect(fill('var(--x,var(--y,red))', ['--y'])).toBe('var(--y,red)');
  expect(fill('var(--x,var(--y,var(--z,red)))')).toBe('red');
});

test('keeps a property without a fallback, and fills fallbacks in calculations and gradients', () => {
  expect(fill('var(--x)')).toBe('var(--x)');
  expect(fill('rgb(var(--x)), var(--y)')).toBe('rgb(var(--x)), var(--y)');
  expect(fill('calc(2*var(--x,3px))')).toBe('calc(2*3px)');
  expect(fill('var(--x,linear-gradient(red,blue) 0 0/1px 2px)')).toBe(
    'linear-gradient(red,blue) 0 0/1px 2px',
  );
});

test('finds the names of custom properties at any depth', () => {
  const declarations = listDeclarations(readRules(':root{--x:1px;top:0}@media print{a{--z:2px}}'));
  expect([...findSetProperties(declarations)]).toEqual(['--x', '--z']);
});

test('finds a root default that a later layer overrides for the whole page, but not for an element or a media query', () => {
  const tokens = '@layer tokens{:root{--x:1px;--y:1px}@media print{:root{--x:3px}}}';
  const direction = '@layer direction{:root{--x:2px}[data-a]{--y:2px}}';
  const find = (...sheets: string[]) =>
    Array.from(findOverridden(sheets.flatMap(readRules)), ({ prop, value }) => `${prop}:${value}`);
  expect(find(tokens + direction)).toEqual(['--x:1px']);
  // The order of the layers decides, not that of their blocks or sheets.
  expect(find(`@layer tokens,direction;${direction}${tokens}`)).toEqual(['--x:1px']);
  expect(find(`@layer tokens,direction;${direction}`, tokens)).toEqual(['--x:1px']);
});
