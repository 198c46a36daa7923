import { expect, test, vi } from 'vitest';
import { sayFault } from '../../site/src/routes/fault.ts';
import { contentFolder } from '../../contract/content-folder.ts';
import { root } from '../lib/paths.ts';
import { createContentValues } from './content-values.ts';
import { readModels } from './models.ts';

vi.mock('astro:content', () => ({}));

type Fields = Record<string, unknown>;

const { checkSite } = readModels(contentFolder, root);
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

const withText = (file: string, path: (string | number)[], text: string) => {
  const value = read(file);
  const owner = path.slice(0, -1).reduce<Fields>((inner, key) => inner[key] as Fields, value);
  owner[path.at(-1) ?? ''] = text;
  return { [file]: value };
};

test("finds no fault in the repository's content", () => {
  expect(judge({})).toEqual([]);
});

test.each<[string, (string | number)[]]>([
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
])('reports an unknown word in braces with its field: %s, %j', (file, path) => {
  const faults = judge(
    withText(file, path, 'A text of some length, as long as all of them must be, {phnoe}'),
  );
  expect(faults).toEqual([
    expect.stringMatching(
      new RegExp(
        `^showcase/${file}: ${path.join('\\.')}: \\{phnoe\\} is not known here; choose from \\{company\\}, \\{trade\\}`,
      ),
    ),
  ]);
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

test.each<[string, (string | number)[], string]>([
  ['pages/about.yaml', ['sharePicture'], 'There is no picture called “nope”'],
  ['blog.yaml', ['categoryPicture'], 'There is no picture called “nope”'],
  ['team/walt-pruitt.yaml', ['portrait'], 'There is no picture called “nope”'],
  ['services/drywall.yaml', ['picture'], 'There is no picture called “nope”'],
  ['services/drywall.yaml', ['projects', 0], 'There is no project called “nope”'],
  ['services/drywall.yaml', ['explainer'], 'There is no explainer called “nope”'],
  ['company.yaml', ['home'], 'There is no home page called “nope”'],
  ['company.yaml', ['direction'], 'There is no direction called “nope”'],
  ['pictures/catalogue.yaml', [0, 'file'], 'There is no file pictures/nope'],
])('reports a reference to a missing entry with its field: %s, %j', (file, path, sentence) => {
  const text = file.startsWith('pictures') ? 'nope.jpg' : 'nope';
  expect(judge(withText(file, path, text))).toContainEqual(
    expect.stringContaining(`${file}: ${path.join('.')}: ${sentence}`),
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

test.each<[string, (string | number)[], string, string]>([
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
])('reports a dead link with its field: %s, %j', (file, path, text, sentence) => {
  expect(judge(withText(file, path, text))).toEqual([
    expect.stringContaining(`${file}: ${path.join('.')}: ${sentence}`),
  ]);
});

test.each([
  '/',
  '/about/',
  '/about.html',
  '/about#team',
  '/search?query=wall',
  '/feed.xml',
  '/services',
  '/blog/category/residential',
])('accepts a link to %s', (path) => {
  expect(judge(withText('navigation.yaml', ['quote', 'path'], path))).toEqual([]);
});

test('accepts only anchors of the same page', () => {
  const page = read('pages/about.yaml');
  const [first] = page['sections'] as Fields[];
  const call = (path: string) => ({
    kind: 'CallToAction',
    title: 'Call',
    text: 'Call us.',
    action: { label: 'Call', path },
  });
  const judgeCall = (path: string) =>
    judge({ 'pages/about.yaml': { ...page, sections: [first, { ...call(path), anchor: 'here' }] } });
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
  for (const name of ['healthz', 'index', '404', 'issue-token'])
    expect(judge({ [`pages/${name}.yaml`]: about })).toContainEqual(
      `showcase/pages/${name}.yaml: The website itself answers /${name}: choose another address.`,
    );
  for (const name of ['message-sent', 'search', 'estimate', 'privacy'])
    expect(judge({ [`pages/${name}.yaml`]: undefined })).toContainEqual(
      expect.stringContaining(`pages/${name}.yaml is missing`),
    );
});
