import { expect, test } from 'vitest';
import { listSections, readContent } from './read-content.ts';
import { listContradictions } from './contradictions.ts';

const { company, files } = readContent('showcase');
const find = (text: string, field = 'text') =>
  listContradictions([{ name: 'pages/a.yaml', data: { [field]: text } }], company);

// FACTS-AGREE
test.each(['showcase', 'starter'])('no text of %s contradicts the facts of its company', (folder) => {
  const content = readContent(folder);
  expect(listContradictions(content.files, content.company)).toEqual([]);
});

test.each([
  ['We answer within the hour, Mon-Fri 8 to 5.', '{replyTime}'],
  ['On weekdays we call back the same day.', '{replyTime}'],
  ['A carpenter comes by within the week.', '{visitTime}'],
  ['We are on your roof within three days.', '{visitTime}'],
  ['A repair usually starts within two weeks.', '{startTime}'],
  ['You have a price in three business days.', '{quoteTime}'],
  ['Two years on every joint', '{warranty}'],
  ['A one-year warranty', '{warranty}'],
  ['The visit is free within 60 miles of {town}.', '{freeRadius}'],
])('reports a promise that names its own time: %s', (text, fact) => {
  expect(find(text).join()).toContain(fact);
});

test.each([
  ['From one yard to four states', 'states'],
  ['Our crews speak two languages.', 'languages'],
  ['Contracting since 2009', 'founded'],
  ['30 years of experience', 'founded'],
])('reports a count that company.yaml has otherwise: %s', (text, fact) => {
  expect(find(text).join()).toContain(fact);
});

test.each([
  'We call within {replyTime}.',
  'Crews work in five states and speak three languages.',
  'Popcorn off in four working days.',
  'Framing contractor since 2011',
])('accepts a fact, and a time that is no promise: %s', (text) => {
  expect(find(text)).toEqual([]);
});

test('accepts what a client reports', () => {
  expect(find('Each change order was priced the same day.', 'quote')).toEqual([]);
});

// FACTS-PLAYED: the names of the companies that the pages of a direction play.
const pages = files.flatMap((file) => {
  const { direction } = file.data as { direction?: string };
  if (!/^(homes|one-pagers)\//.test(file.name) || !direction || direction === company.direction) return [];
  const [hero] = listSections(file)[0]!['slides'] as { subtitle: string }[];
  return [{ file, direction, name: hero!.subtitle }];
});

test('the two pages of each other direction name the company that they play', () => {
  const names = new Map(pages.map(({ direction, name }) => [direction, name]));
  expect(pages).toHaveLength(28);
  expect(new Set(names.values()).size).toBe(14);
  for (const { file, direction, name } of pages) {
    expect(name).toMatch(/^\{company\} \w/);
    expect(name, file.name).toBe(names.get(direction));
  }
});

test.each(
  pages.flatMap(({ file, name }) =>
    listSections(file)
      .filter(({ kind }) => kind === 'Counters')
      .map(({ title }) => [file.name, title, name] as const),
  ),
)('%s names the company whose numbers it shows', (_file, title, name) => {
  expect(title).toContain(name);
});
