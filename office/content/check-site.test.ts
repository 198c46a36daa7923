import { expect, test } from 'vitest';
import { sayFault } from '../../site/src/routes/fault.ts';
import { contentFolder } from '../../contract/content-folder.ts';
import { root } from '../../tools/lib/paths.ts';
import { createContentValues } from './content-values.ts';
import { readModels } from './models.ts';
import { readComments } from './read-comments.ts';

type Fields = Record<string, unknown>;

const { checkSite } = readModels(contentFolder, readComments(root));
const { values } = createContentValues(contentFolder).readAll();
const read = (file: string) => structuredClone(values.get(file)) as Fields;

/** Returns the site's faults after these changes; `undefined` removes the file. */
function judge(changes: Record<string, unknown>): string[] {
  const next = new Map(values);
  for (const [file, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(file);
    else next.set(file, value);
  }
  return checkSite(next).map(sayFault);
}

type Place = readonly [file: string, path: readonly (string | number)[]];

/** Replaces the texts of these places. */
function withTexts(texts: readonly (readonly [...Place, text: string])[]): Record<string, unknown> {
  const changes: Record<string, Fields> = {};
  for (const [file, path, text] of texts) {
    const value = (changes[file] ??= read(file));
    const owner = path.slice(0, -1).reduce<Fields>((inner, key) => inner[key] as Fields, value);
    owner[path.at(-1) ?? ''] = text;
  }
  return changes;
}

const withText = (...place: readonly [...Place, text: string]) => withTexts([place]);

test("finds no fault in the repository's content", () => {
  expect(judge({})).toEqual([]);
});

test('reports each unknown word in braces with its field', () => {
  const places: Place[] = [
    ['company.yaml', ['tagline']],
    ['company.yaml', ['hours', 'header']],
    ['navigation.yaml', ['header', 2, 'items', 0, 'label']],
    ['navigation.yaml', ['quote', 'label']],
    ['blog.yaml', ['more']],
    ['detail-pages.yaml', ['invitation', 'text']],
    ['homes/index-01.yaml', ['description']],
    ['one-pagers/onepage-01.yaml', ['title']],
    ['pages/about.yaml', ['title']],
    ['pages/about.yaml', ['sections', 0, 'title']],
    ['services/drywall.yaml', ['benefits', 3]],
    ['projects/stone-harbor.yaml', ['client']],
    ['posts/finish-levels.yaml', ['parts', 0, 'heading']],
    ['team/june-hollis.yaml', ['skills', 0, 'title']],
    ['partners/ashbrace.yaml', ['name']],
    ['explainers/finish-levels.yaml', ['title']],
    ['pictures/catalogue.yaml', [0, 'alt']],
  ];
  const text = 'A text of some length, as long as all of them must be, {phnoe}';
  const faults = judge(withTexts(places.map((place) => [...place, text])));
  expect(faults).toHaveLength(places.length);
  for (const [file, path] of places)
    expect(faults).toContainEqual(
      expect.stringContaining(
        `showcase/${file}: ${path.join('.')}: {phnoe} is not known here; choose from {company}, {trade}`,
      ),
    );
});

test('fills facts into any text except the facts themselves', () => {
  expect(judge(withText('navigation.yaml', ['quote', 'label'], 'Call {phone}'))).toEqual([]);
  expect(judge(withText('company.yaml', ['tagline'], 'Walls of {town}'))).toEqual([]);
  expect(judge(withText('company.yaml', ['name'], '{company}'))).toEqual([
    expect.stringMatching(/^showcase\/company\.yaml: name: This is a fact itself/),
  ]);
});

test('reports a placeholder in a text that cannot fill it', () => {
  expect(judge(withText('detail-pages.yaml', ['invitation', 'text'], 'Call {firstName}'))).toEqual([
    expect.stringMatching(/^showcase\/detail-pages\.yaml: .*\{firstName\} is not known here/),
  ]);
});

test('keeps a price that texts still name', () => {
  const prices = read('prices.yaml');
  delete (prices['prices'] as Fields)['smallRepair'];
  const faults = judge({ 'prices.yaml': prices });
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(fault).toContain('{priceSmallRepair} is not known here');
});

test('reports each reference to a missing entry with its field', () => {
  const cases: (readonly [...Place, sentence: string])[] = [
    ['pages/about.yaml', ['sharePicture'], 'There is no picture called “nope”'],
    ['blog.yaml', ['categoryPicture'], 'There is no picture called “nope”'],
    ['team/walt-pruitt.yaml', ['portrait'], 'There is no picture called “nope”'],
    ['services/drywall.yaml', ['picture'], 'There is no picture called “nope”'],
    ['services/drywall.yaml', ['projects', 0], 'There is no project called “nope”'],
    ['services/drywall.yaml', ['explainer'], 'There is no explainer called “nope”'],
    ['company.yaml', ['home'], 'There is no home page called “nope”'],
    ['company.yaml', ['direction'], 'There is no direction called “nope”'],
  ];
  const faults = judge(withTexts(cases.map(([file, path]) => [file, path, 'nope'])));
  for (const [file, path, sentence] of cases)
    expect(faults).toContainEqual(expect.stringContaining(`${file}: ${path.join('.')}: ${sentence}`));
});

test('reports a catalogue entry without its file', () => {
  expect(judge(withText('pictures/catalogue.yaml', [0, 'file'], 'nope.jpg'))).toContainEqual(
    expect.stringContaining('pictures/catalogue.yaml: 0.file: There is no file pictures/nope.jpg'),
  );
});

test('keeps the default share picture in the catalogue', () => {
  const entries = (values.get('pictures/catalogue.yaml') as Fields[]).filter(
    ({ file }) => file !== 'frame-inside.jpg',
  );
  expect(judge({ 'pictures/catalogue.yaml': entries })).toContainEqual(
    expect.stringMatching(/sharePicture: There is no picture called “frame-inside”/),
  );
});

test('reports each dead link with its field', () => {
  const cases: (readonly [...Place, text: string, sentence: string])[] = [
    ['navigation.yaml', ['header', 1, 'path'], '/abuot', 'There is no page /abuot'],
    ['navigation.yaml', ['header', 2, 'items', 0, 'path'], '/drywalls#a', 'There is no page /drywalls#a'],
    ['navigation.yaml', ['footerAdvice', 'link', 'path'], '//evil.example', 'There is no page //evil'],
    ['pages/about.yaml', ['canonical'], '/nowhere', 'There is no page /nowhere'],
    ['detail-pages.yaml', ['project', 'parent', 'path'], '/nowhere', 'There is no page /nowhere'],
    [
      'posts/finish-levels.yaml',
      ['parts', 0, 'text', 0],
      'See [this](/blog/nope).',
      'There is no page /blog/nope',
    ],
  ];
  const faults = judge(withTexts(cases.map(([file, path, text]) => [file, path, text])));
  expect(faults).toHaveLength(cases.length);
  for (const [file, path, , sentence] of cases)
    expect(faults).toContainEqual(expect.stringContaining(`${file}: ${path.join('.')}: ${sentence}`));
});

const callTo = (path: string) => ({
  kind: 'CallToAction',
  title: 'Call',
  text: 'Call us.',
  action: { label: 'Call', path },
});

test('accepts a link to a page in each of its forms, to a list, a search and the feed', () => {
  const paths = [
    '/',
    '/about/',
    '/about.html',
    '/about#team',
    '/search?query=wall',
    '/feed.xml',
    '/services',
    '/blog/category/residential',
  ];
  const page = read('pages/about.yaml');
  const sections = [...(page['sections'] as Fields[]), ...paths.map(callTo)];
  expect(judge({ 'pages/about.yaml': { ...page, sections } })).toEqual([]);
});

test('accepts only anchors of the same page', () => {
  const page = read('pages/about.yaml');
  const [first] = page['sections'] as Fields[];
  const judgeCall = (path: string) =>
    judge({ 'pages/about.yaml': { ...page, sections: [first, { ...callTo(path), anchor: 'here' }] } });
  expect(judgeCall('#here')).toEqual([]);
  expect(judgeCall('#there')).toEqual([
    expect.stringContaining('sections.1.action.path: No section of this page has the anchor “there”'),
  ]);
});

test('reports two files for one page, a reserved address, and a missing required page', () => {
  const about = read('pages/about.yaml');
  expect(judge({ 'pages/drywall.yaml': about })).toEqual([
    expect.stringContaining('two content files make the page /drywall'),
  ]);
  const taken = ['healthz', 'index', '404', 'issue-token'];
  const required = ['message-sent', 'search', 'estimate', 'privacy'];
  const file = (name: string) => `pages/${name}.yaml`;
  const faults = judge({
    ...Object.fromEntries(taken.map((name) => [file(name), about])),
    ...Object.fromEntries(required.map((name) => [file(name), undefined])),
  });
  for (const name of taken)
    expect(faults).toContain(
      `showcase/${file(name)}: The website itself answers /${name}: choose another address.`,
    );
  for (const name of required)
    expect(faults).toContainEqual(expect.stringContaining(`${file(name)} is missing`));
});
