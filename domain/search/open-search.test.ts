import { expect, test } from 'vitest';
import type { SearchPage } from '../../contract/search-index.ts';
import { type Segment } from '../../contract/server-screens.ts';
import { cleanQuery, describeCount, maxQueryLength, openSearch } from './open-search.ts';

const page = (path: string, title: string, text: string, more: Partial<SearchPage> = {}): SearchPage => ({
  path,
  title,
  text,
  kind: '',
  description: `About ${title}`,
  headings: '',
  tags: '',
  ...more,
});
const pages = [
  page(
    '/painting',
    'Painting',
    'We paint what the drywall crew leaves behind. The café on Main Street, too.',
  ),
  page('/drywall', 'Drywall', 'Boards hung, taped and sanded.', { kind: 'Services' }),
  page('/blog/dental', 'Walls of a dental office', 'Water, air and vacuum.', { tags: 'Dental · World' }),
  page(
    '/popcorn',
    'Popcorn Ceiling',
    `${'Sprayed texture comes off wet. '.repeat(40)}Asbestos is tested first. After that we skim.`,
  ),
  page('/lumber', 'Lumber', 'A word about wood.'),
];
const search = openSearch(pages);
const paths = (query: string) => search(query).map(({ path }) => path);
const join = (segments: Segment[]) => segments.map(({ text }) => text).join('');
const marked = (segments: Segment[]) => segments.filter(({ isMatch }) => isMatch).map(({ text }) => text);

test('ranks a page about a word above one that mentions it', () => {
  expect(paths('drywall')).toEqual(['/drywall', '/painting']);
});

test('finds a page by its name in the address, under any heading', () => {
  const long = openSearch([
    page('/', 'Framing and drywall in Summerville', 'Framing, framing, framing.'),
    page('/framing', 'Wood and steel framing, plumb and on the day, in five states', 'Studs.'),
  ]);
  for (const query of ['framing', 'framign', 'fram']) expect(long(query)[0]?.path).toBe('/framing');
});

test('finds an article by its tag, and no page with a similar word', () => {
  expect(paths('World')).toEqual(['/blog/dental']);
});

test.each([
  ['the start of a word', 'popc', '/popcorn'],
  ['a slip', 'drwall', '/drywall'],
  ['two typos in a long word', 'asbetsos', '/popcorn'],
  ['other case', 'POPCORN', '/popcorn'],
  ['a missing accent', 'cafe', '/painting'],
  ['the plural', 'ceilings', '/popcorn'],
  ['the singular', 'board', '/drywall'],
  ['stop words', 'what is a dental office?', '/blog/dental'],
])('tolerates %s: “%s”', (_, query, expected) => {
  expect(paths(query)[0]).toBe(expected);
});

test('requires all words, or some of them if no page has all', () => {
  expect(paths('dental vacuum')).toEqual(['/blog/dental']);
  expect(paths('dental popcorn').sort()).toEqual(['/blog/dental', '/popcorn']);
});

test.each([
  '',
  '   ',
  '?!…',
  '[[results.path]]',
  '<script>',
  '\u0000\u0007',
  '\ud800',
  'zzqqx',
  '😀',
  '('.repeat(999),
])('survives strange input without results: %j', (query) => {
  expect(paths(query)).toEqual([]);
});

test('truncates an endless query and answers at once', () => {
  expect(cleanQuery('drywall '.repeat(10_000)).length).toBeLessThanOrEqual(maxQueryLength);
  expect(paths('drywall '.repeat(10_000))[0]).toBe('/drywall');
});

test('never cuts a character in half', () => {
  expect(cleanQuery(`${'a'.repeat(maxQueryLength - 1)}😀`).isWellFormed()).toBe(true);
  expect(cleanQuery('a\r\n\tb\u0000c')).toBe('a b c');
});

test('quotes the match in a long text, cut between words, and highlights it', () => {
  const [result] = search('asbestos');
  const excerpt = join(result?.excerpt ?? []);
  expect(excerpt).toMatch(/^… /);
  expect(excerpt).toContain('Asbestos is tested first.');
  expect(excerpt.length).toBeLessThan(220);
  expect(marked(result?.excerpt ?? [])).toEqual(['Asbestos']);
});

test('ends an excerpt from the middle with a whole word and an ellipsis', () => {
  const text = `${'Many words come before it and none of them counts. '.repeat(8)}Here is lead. ${'And more words follow. '.repeat(20)}`;
  const excerpt = join(openSearch([page('/a', 'A', text)])('lead')[0]?.excerpt ?? []);
  expect(excerpt).toMatch(/^… .*Here is lead\..* (And|more|words|follow\.) …$/);
});

test('quotes the description if only the title matches', () => {
  const [result] = search('lumber');
  expect(join(result?.excerpt ?? [])).toBe('About Lumber');
  expect(marked(result?.title ?? [])).toEqual(['Lumber']);
});

test("highlights the page's word, whatever was typed", () => {
  const [result] = search('drwall');
  expect(marked(result?.title ?? [])).toEqual(['Drywall']);
});

test('quotes a text without spaces', () => {
  const text = `lead${'x'.repeat(3000)}`;
  expect(join(openSearch([page('/a', 'A', text)])('lead')[0]?.excerpt ?? []).length).toBeLessThan(220);
});

const trade = openSearch(
  [
    page('/drywall', 'Drywall', 'Boards hung. The side light shows each joint.', { role: 'service' }),
    page('/framing', 'Framing', 'Steel studs, straight.', { role: 'service' }),
    page('/ceilings', 'Acoustical ceilings', 'A level grid, and cracked tiles replaced.'),
    page('/contact', 'Contact', 'Write an e-mail. The certificate of insurance comes with the price.'),
    page('/leaks', 'Leaks', 'Wet walls grow mold.'),
    page('/panels', 'Panels', 'Moldings cover the seams. Bring a hard hat.'),
  ],
  [
    ['drywall', 'sheetrock', 'yeso'],
    ['steel', 'metal'],
    ['acoustical', 'T-bar', 'ACT'],
    ['COI', 'certificate of insurance'],
    ['price', 'how much'],
  ],
);
test.each([
  ['a synonym', 'yeso', '/drywall'],
  ['a mistyped synonym that no page has', 'sheatrock', '/drywall'],
  ['the start of a synonym', 'sheetr', '/drywall'],
  ['a synonym beside another word', 'metal studs', '/framing'],
  ['an abbreviation for a phrase', 'COI', '/contact'],
  ['a phrase of words that tell nothing alone', 'how much', '/contact'],
  ['a letter with a hyphen, a space or neither', 'T-bar', '/ceilings'],
  ['a letter with a space', 't bar ceiling', '/ceilings'],
  ['an e-mail without a hyphen', 'email', '/contact'],
  ['a typo in another form of a word', 'craked tile', '/ceilings'],
  ['where somebody is', 'drywall near me', '/drywall'],
])('understands %s: “%s”', (_, query, expected) => {
  expect(trade(query)[0]?.path).toBe(expected);
});

test('keeps words apart that have one stem', () => {
  expect(trade('siding')).toEqual([]);
  expect(trade('mold')[0]?.path).toBe('/leaks');
  expect(trade('molding').map(({ path }) => path)).toEqual(['/panels']);
  const stairs = openSearch([
    page('/stairs', 'Stairs', 'In any case, we land a 12 foot flight. General work.'),
  ]);
  for (const query of ['casings', 'landing', 'footings', 'generator']) expect(stairs(query)).toEqual([]);
});

test('finds nothing where one word of several is only mentioned', () => {
  expect(trade('hat channel')).toEqual([]);
  expect(trade('framing channel')[0]?.path).toBe('/framing');
});

const words = {
  none: 'Nothing found for “{query}”',
  found: { one: '{count} result for “{query}”', other: '{count} results for “{query}”' },
};
test.each([
  [0, 'Nothing found for “a”'],
  [1, '1 result for “a”'],
  [12, '12 results for “a”'],
])('announces %i results as “%s”', (count, sentence) => {
  expect(describeCount(words, count, 'a')).toBe(sentence);
});
