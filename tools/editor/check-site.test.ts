import { expect, test, vi } from 'vitest';
import { sayFault } from '../../site/src/routes/fault.ts';
import { root } from '../lib/paths.ts';
import { createContentValues } from './content-values.ts';
import { readModels } from './models.ts';

vi.mock('astro:content', () => ({}));

type Fields = Record<string, unknown>;

const { checkSite } = readModels(root);
const { values } = createContentValues(root).readAll();
const read = (file: string) => structuredClone(values.get(file)) as Fields;

/** Faults of the site with these files changed; a file without text is removed. */
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

test('the content of the repository has no fault', () => {
  expect(judge({})).toEqual([]);
});

test.each<[string, (string | number)[]]>([
  ['content/company.yaml', ['tagline']],
  ['content/company.yaml', ['hours', 'header']],
  ['content/navigation.yaml', ['header', 2, 'items', 0, 'label']],
  ['content/navigation.yaml', ['quote', 'label']],
  ['content/blog.yaml', ['more']],
  ['content/detail-pages.yaml', ['invitation', 'text']],
  ['content/homes/index-01.yaml', ['description']],
  ['content/one-pagers/onepage-01.yaml', ['title']],
  ['content/pages/about.yaml', ['title']],
  ['content/pages/about.yaml', ['sections', 0, 'title']],
  ['content/services/drywall.yaml', ['benefits', 3]],
  ['content/projects/stone-harbor.yaml', ['client']],
  ['content/posts/finish-levels.yaml', ['parts', 0, 'heading']],
  ['content/team/june-hollis.yaml', ['skills', 0, 'title']],
  ['content/partners/ashbrace.yaml', ['name']],
  ['content/explainers/finish-levels.yaml', ['title']],
  ['pictures/catalogue.yaml', [0, 'alt']],
])('a word in braces that nothing fills is named at its field: %s, %j', (file, path) => {
  const faults = judge(
    withText(file, path, 'A text of some length, as long as all of them must be, {phnoe}'),
  );
  expect(faults).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${file}: ${path.join('\\.')}: \\{phnoe\\} is not known here; known are \\{company\\}, \\{phone\\}`,
      ),
    ),
  ]);
});

test('a fact that is known is filled in anywhere, and a fact is none itself', () => {
  expect(judge(withText('content/navigation.yaml', ['quote', 'label'], 'Call {phone}'))).toEqual([]);
  expect(judge(withText('content/company.yaml', ['tagline'], 'Walls of {town}'))).toEqual([]);
  expect(judge(withText('content/company.yaml', ['name'], '{company}'))).toEqual([
    expect.stringMatching(/^content\/company\.yaml: name: This is a fact itself/),
  ]);
});

test('a place that only some texts of a file have is named in the others', () => {
  expect(judge(withText('content/detail-pages.yaml', ['invitation', 'text'], 'Call {firstName}'))).toEqual([
    expect.stringMatching(/^content\/detail-pages\.yaml: .*\{firstName\} is not known here/),
  ]);
});

test('a price that texts still name cannot go', () => {
  const prices = read('content/prices.yaml');
  delete (prices['prices'] as Fields)['smallRepair'];
  const faults = judge({ 'content/prices.yaml': prices });
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(fault).toContain('{priceSmallRepair} is not known here');
});

test.each<[string, (string | number)[], string]>([
  ['content/pages/about.yaml', ['sharePicture'], 'There is no picture called “nope”'],
  ['content/blog.yaml', ['categoryPicture'], 'There is no picture called “nope”'],
  ['content/team/walt-pruitt.yaml', ['portrait'], 'There is no picture called “nope”'],
  ['content/services/drywall.yaml', ['picture'], 'There is no picture called “nope”'],
  ['content/services/drywall.yaml', ['projects', 0], 'There is no project called “nope”'],
  ['content/services/drywall.yaml', ['explainer'], 'There is no explainer called “nope”'],
  ['content/company.yaml', ['home'], 'There is no home page called “nope”'],
  ['content/company.yaml', ['direction'], 'There is no direction called “nope”'],
  ['pictures/catalogue.yaml', [0, 'file'], 'There is no file pictures/nope'],
])('a name that is not there is named at its field: %s, %j', (file, path, sentence) => {
  const text = file.startsWith('pictures') ? 'nope.jpg' : 'nope';
  expect(judge(withText(file, path, text))).toContainEqual(
    expect.stringContaining(`${file}: ${path.join('.')}: ${sentence}`),
  );
});

test('a picture that is shared by pages that choose none cannot leave the catalogue', () => {
  const entries = (values.get('pictures/catalogue.yaml') as Fields[]).filter(
    ({ file }) => file !== 'frame-inside.jpg',
  );
  expect(judge({ 'pictures/catalogue.yaml': entries })).toContainEqual(
    expect.stringMatching(/sharePicture: There is no picture called “frame-inside”/),
  );
});

test.each<[string, (string | number)[], string, string]>([
  ['content/navigation.yaml', ['header', 1, 'path'], '/abuot', 'There is no page /abuot'],
  [
    'content/navigation.yaml',
    ['header', 2, 'items', 0, 'path'],
    '/drywalls#a',
    'There is no page /drywalls#a',
  ],
  ['content/navigation.yaml', ['footerAdvice', 'link', 'path'], '//evil.example', 'There is no page //evil'],
  ['content/pages/about.yaml', ['canonical'], '/nowhere', 'There is no page /nowhere'],
  ['content/detail-pages.yaml', ['project', 'parent', 'path'], '/nowhere', 'There is no page /nowhere'],
  [
    'content/posts/finish-levels.yaml',
    ['parts', 0, 'text', 0],
    'See [this](/blog/nope).',
    'There is no page /blog/nope',
  ],
])('a link that leads nowhere is named at its field: %s, %j', (file, path, text, sentence) => {
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
])('a link to %s leads somewhere', (path) => {
  expect(judge(withText('content/navigation.yaml', ['quote', 'path'], path))).toEqual([]);
});

test('an anchor must be on its page', () => {
  const page = read('content/pages/about.yaml');
  const [first] = page['sections'] as Fields[];
  const call = (path: string) => ({
    kind: 'CallToAction',
    title: 'Call',
    text: 'Call us.',
    action: { label: 'Call', path },
  });
  const judgeCall = (path: string) =>
    judge({ 'content/pages/about.yaml': { ...page, sections: [first, { ...call(path), anchor: 'here' }] } });
  expect(judgeCall('#here')).toEqual([]);
  expect(judgeCall('#there')).toEqual([
    expect.stringContaining('sections.1.action.path: No section of this page has the anchor “there”'),
  ]);
});

test('two files for one page, an address of the website itself, and a page that it needs are named', () => {
  const about = read('content/pages/about.yaml');
  expect(judge({ 'content/pages/drywall.yaml': about })).toEqual([
    expect.stringContaining('two content files make the page /drywall'),
  ]);
  for (const name of ['healthz', 'index', '404', 'issue-token'])
    expect(judge({ [`content/pages/${name}.yaml`]: about })).toContainEqual(
      `content/pages/${name}.yaml: The website itself answers /${name}: choose another address.`,
    );
  for (const name of ['message-sent', 'search', 'estimate', 'privacy'])
    expect(judge({ [`content/pages/${name}.yaml`]: undefined })).toContainEqual(
      expect.stringContaining(`content/pages/${name}.yaml is missing`),
    );
});
