import { expect, test } from 'vitest';
import { z } from 'zod';
import { overrideSchema, wholeSchema } from './override-schema.ts';

const defaults = {
  frame: { logo: '{company}, home', toTop: 'Back to top' },
  mail: {
    heading: '{request?} {reference}',
    leads: { one: '{count?} lead, {junk?} of them junk', other: '{count} leads, {junk?} of them junk' },
  },
  assumptions: ['Boards: the range is for 5 to 15% waste.'],
  alike: [['price', 'cost']],
  options: [
    { label: 'None', value: 'None' },
    { label: 'Bid bond', value: 'Bid bond' },
  ],
  choices: [{ label: 'Drywall', note: '09 29 00' }, { label: 'Painting' }],
  hint: '',
  areas: [] as number[],
};
const own = { areas: z.array(z.number()) };
const schema = overrideSchema(defaults, own);

const refuse = (changes: unknown, by: z.ZodType = schema): string => {
  const { error } = by.safeParse(changes);
  return error ? z.prettifyError(error) : '';
};

test.each([
  ['nothing', {}],
  ['one text', { frame: { toTop: 'Up' } }],
  ['a fact of the company', { frame: { toTop: 'Up, {phone}' } }],
  ['a text without an optional placeholder', { mail: { heading: 'About {reference}' } }],
  ['one form of a counted text', { mail: { leads: { one: 'A lead' } } }],
  [
    'plural forms that English does not have',
    { mail: { leads: { few: '{count} leads', many: '{count} leads' } } },
  ],
  ['lists', { assumptions: ['One.', 'Two.'], alike: [['a', 'b', 'c']] }],
  ['renamed and new options', { options: [{ label: 'No', value: 'None' }, { label: 'Any' }] }],
  ['choices with and without a note', { choices: [{ label: 'A', note: 'B' }, { label: 'C' }] }],
  ['a text that is empty by default', { hint: 'As on the plan.' }],
  ['data with its own schema', { areas: [1, 2] }],
])('lets an owner change %s', (_, changes) => {
  expect(refuse(changes)).toBe('');
  expect(schema.parse(changes)).toEqual(changes);
});

test.each([
  ['a misspelled key', { frame: { topTo: 'Up' } }, 'there is no text "frame.topTo"; did you mean "toTop"?'],
  ['a key unlike any other', { frame: { phone: 'Up' } }, 'choose from logo, toTop'],
  ['an unknown placeholder', { frame: { toTop: '{days} up' } }, '{days} is not known here'],
  ['a missing placeholder', { mail: { heading: 'Yours' } }, 'the text must contain {reference}'],
  ['a plural form without its number', { mail: { leads: { other: 'Leads' } } }, 'must contain {count}'],
  ['an empty text', { frame: { toTop: ' ' } }, 'at frame.toTop'],
  ['a text for a group', { frame: 'Up' }, 'at frame'],
  ['an empty list', { assumptions: [] }, 'at assumptions'],
  ['a word without a synonym', { alike: [['alone']] }, 'at alike[0]'],
  ['an option without words', { options: [{ value: 'None' }] }, 'at options[0].label'],
  [
    'a value that the code does not know',
    { options: [{ label: 'A', value: 'Nothing' }] },
    'at options[0].value',
  ],
  ['a misspelled note', { choices: [{ label: 'A', nota: 'B' }] }, 'did you mean "note"?'],
  ['data that its own schema rejects', { areas: ['1'] }, 'at areas[0]'],
])('rejects %s with its path', (_, changes, message) => {
  expect(refuse(changes)).toContain(message);
});

test('requires every text in a build that is not empty by default', () => {
  const whole = wholeSchema(defaults, own);
  const { hint: _, ...built } = defaults;
  expect(refuse(built, whole)).toBe('');
  expect(refuse({ ...built, frame: { logo: 'Home' } }, whole)).toContain('at frame.toTop');
  expect(refuse({ ...built, mail: { ...built.mail, leads: { one: 'A lead' } } }, whole)).toContain(
    'at mail.leads.other',
  );
});
