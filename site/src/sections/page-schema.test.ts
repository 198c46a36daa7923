import { expect, test } from 'vitest';
import { pageSchema } from './page-schema.ts';
import { schemas } from './schemas.ts';

const page = {
  title: 'About',
  description: 'Who we are, how we work and where, in one or two sentences.',
  sections: [{ kind: 'PageHead', title: 'About' }],
};
const refuse = (changes: object): string => {
  const { error } = pageSchema.safeParse({ ...page, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n') ?? '';
};

test('needs only a title, a description and a section', () => {
  expect(refuse({})).toBe('');
});

test.each([
  [
    'an unknown direction',
    { direction: 'pink' },
    /^direction: there is no look "pink"; the looks are bench, /,
  ],
  ['a description that is too short for search results', { description: 'About us.' }, /^description: /],
  ['a page without sections', { sections: [] }, /^sections: /],
  [
    'a section of an unknown kind',
    { sections: [{ kind: 'Carousel' }] },
    /^sections\.0\.kind: there is no kind "Carousel"; the kinds are Account, /,
  ],
  [
    'a section without its kind',
    { sections: [{ title: 'About' }] },
    /^sections\.0\.kind: a section says its kind/,
  ],
  [
    'the old name of a header',
    { header: 'centred' },
    /^header: the header "centred" is called "centered" now$/,
  ],
  ['an unknown header', { header: 'left' }, /^header: .*"centered"/],
  ['a misspelled field', { tilte: 'About' }, /tilte/],
])('rejects %s and reports its path', (_, changes, message) => {
  expect(refuse(changes)).toMatch(message);
});

test.each(Object.keys(schemas))('rejects a misspelled field and an unknown surface of %s', (kind) => {
  const refusal = refuse({ sections: [{ kind, titel: 'A', surface: 'glass' }] });
  expect(refusal).toMatch(/^sections\.0: .*titel/m);
  expect(refusal).toMatch(/^sections\.0\.surface: /m);
});
