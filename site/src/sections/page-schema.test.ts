import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageSchema, themes } from './page-schema.ts';

const page = {
  title: 'About',
  description: 'Who we are, how we work and where, in one or two sentences.',
  sections: [{ kind: 'PageHead', title: 'About' }],
};
const refuse = (changes: object): string => {
  const { error } = pageSchema.safeParse({ ...page, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n') ?? '';
};

test('a page needs no more than a title, a description and a section', () => {
  expect(refuse({})).toBe('');
});

test('every theme that a page can ask for is in the style sheet, and no other', () => {
  const css = readFileSync(new URL('../styles/themes.css', import.meta.url), 'utf8');
  const written = [...css.matchAll(/\[data-theme='(\w+)'\]/g)].map(([, name = '']) => name);
  expect(written.sort()).toEqual(themes.filter((theme) => theme !== 'default').sort());
});

test.each([
  ['a theme that does not exist', { theme: 'pink' }, /^theme: /],
  ['a description too short for search results', { description: 'About us.' }, /^description: /],
  ['a page without sections', { sections: [] }, /^sections: /],
  ['a section of an unknown kind', { sections: [{ kind: 'Carousel' }] }, /^sections\.0\.kind: /],
  ['a section without its kind', { sections: [{ title: 'About' }] }, /^sections\.0\.kind: /],
  ['a misspelt field', { tilte: 'About' }, /tilte/],
  [
    'a misspelt field of a section',
    { sections: [{ kind: 'PageHead', title: 'A', lede: 'B' }] },
    /sections\.0: .*lede/,
  ],
])('%s is refused by its place', (_, changes, message) => {
  expect(refuse(changes)).toMatch(message);
});
