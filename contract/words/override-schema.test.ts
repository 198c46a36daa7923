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
  ['a text without a place that may be left out', { mail: { heading: 'About {reference}' } }],
  ['one form of a counted text', { mail: { leads: { one: 'A lead' } } }],
  ['forms that English has not', { mail: { leads: { few: '{count} leads', many: '{count} leads' } } }],
  ['lists', { assumptions: ['One.', 'Two.'], alike: [['a', 'b', 'c']] }],
  [
    'options under other words, and new ones',
    { options: [{ label: 'No', value: 'None' }, { label: 'Any' }] },
  ],
  ['choices with and without a note', { choices: [{ label: 'A', note: 'B' }, { label: 'C' }] }],
  ['a text that is empty by default', { hint: 'As on the plan.' }],
  ['data with a check of its own', { areas: [1, 2] }],
])('an owner may change %s', (_, changes) => {
  expect(refuse(changes)).toBe('');
  expect(schema.parse(changes)).toEqual(changes);
});

test.each([
  ['a misspelled key', { frame: { topTo: 'Up' } }, 'there is no text "frame.topTo"; did you mean "toTop"?'],
  ['a key like no other', { frame: { phone: 'Up' } }, 'known are logo, toTop'],
  ['an unknown place', { frame: { toTop: '{days} up' } }, '{days} is not known here'],
  ['a place that is gone', { mail: { heading: 'Yours' } }, 'the text must say {reference}'],
  ['several without their number', { mail: { leads: { other: 'Leads' } } }, 'must say {count}'],
  ['an empty text', { frame: { toTop: ' ' } }, 'at frame.toTop'],
  ['a text for a group', { frame: 'Up' }, 'at frame'],
  ['an empty list', { assumptions: [] }, 'at assumptions'],
  ['a word like none', { alike: [['alone']] }, 'at alike[0]'],
  ['an option without words', { options: [{ value: 'None' }] }, 'at options[0].label'],
  [
    'a value that the code does not know',
    { options: [{ label: 'A', value: 'Nothing' }] },
    'at options[0].value',
  ],
  ['a note of another name', { choices: [{ label: 'A', nota: 'B' }] }, 'did you mean "note"?'],
  ['data that its own check refuses', { areas: ['1'] }, 'at areas[0]'],
])('%s is refused, with its place', (_, changes, message) => {
  expect(refuse(changes)).toContain(message);
});

test('a build has every text that is not empty by default', () => {
  const whole = wholeSchema(defaults, own);
  const { hint: _, ...built } = defaults;
  expect(refuse(built, whole)).toBe('');
  expect(refuse({ ...built, frame: { logo: 'Home' } }, whole)).toContain('at frame.toTop');
  expect(refuse({ ...built, mail: { ...built.mail, leads: { one: 'A lead' } } }, whole)).toContain(
    'at mail.leads.other',
  );
});
