import { expect, test } from 'vitest';
import type { Surroundings } from './check-settings.ts';
import { listOpenPoints } from './list-open-points.ts';
import { company, home, makeFolder, ready } from '../testing/launch-content.ts';
import { type Kind } from './open-point.ts';

const list = (changes: Record<string, string>, surroundings = ready) =>
  listOpenPoints(makeFolder(changes), surroundings);

test('lists nothing for a finished site', async () => {
  expect(await list({})).toEqual([]);
});

const changeCompany = (a: string | RegExp, b: string) => ({ 'company.yaml': company.replace(a, b) });
const withSection = (section: string) => ({
  'homes/index-01.yaml': `${home}  - {${section}}\n`,
});

test.each([
  [
    'an invented person, with the pages',
    { 'team/ada.yaml': 'name: Ada\nsample: true\n' },
    'sample',
    /“Ada” is made up\. Shown on the home page/,
  ],
  ['invented prices', { 'prices.yaml': 'sample: true\n' }, 'sample', /prices\.yaml/],
  // TAKEOFF-PRICE
  ['invented rates', { 'words/rates.yaml': 'sample: true\nrates: null\n' }, 'sample', /words\/rates\.yaml/],
  [
    'invented quotes',
    withSection('kind: Testimonials, sample: true, title: Heard'),
    'sample',
    /\/index-01, the quotes under “Heard” are/,
  ],
  [
    'invented figures',
    withSection('kind: Counters, sample: true, title: Counted'),
    'sample',
    /figures under “Counted”/,
  ],
  [
    'percentages of no survey',
    withSection('kind: Skills, sample: true, title: Asked'),
    'sample',
    /percentages under “Asked”/,
  ],
  [
    'a film of somebody else',
    withSection('kind: Film, sample: true, title: A roof'),
    'sample',
    /film under “A roof” is/,
  ],
  ['a placeholder', changeCompany('name: Ada Builds', 'name: Your Company'), 'placeholder', /“Your Company”/],
  [
    'a phone number for films',
    changeCompany('(843) 723-4410', '(843) 555-0142'),
    'phone',
    /\(843\) 555-0142/,
  ],
  [
    'an address that is kept free',
    changeCompany('bids@ada.build', 'bids@ada.example'),
    'address',
    /bids@ada\.example/,
  ],
  [
    'the start page of a network',
    changeCompany('https://www.facebook.com/ada.builds', 'https://www.facebook.com/'),
    'social',
    /facebook\.com\/ is the start page/,
  ],
  [
    'a rendering called a photograph',
    { 'pictures/catalogue.yaml': '- {file: house.jpg, kind: photograph, scene: house}\n' },
    'called-photograph',
    /house\.jpg is listed as a photograph/,
  ],
  [
    'an invented license',
    changeCompany('expires: "2999-01-01"}', 'expires: "2999-01-01", sample: true}'),
    'made-up-credential',
    /SC license, Builder: number and day/,
  ],
  [
    'an invented EMR',
    changeCompany('certificates:', 'qualifications: {emr: {value: "0.86", sample: true}}\ncertificates:'),
    'made-up-credential',
    /“EMR”, for general contractors, is made up/,
  ],
  ['no certificate', changeCompany(/certificates: .*\n/, ''), 'credential', /No certificate/],
  ['no insurance', changeCompany(/ {2}liability: .*\n/, ''), 'credential', /No liability insurance/],
  [
    'a state with an unknown license law',
    changeCompany(/^serviceArea: *\n/m, 'serviceArea:\n  - {code: CA, name: California}\n'),
    'claim',
    /offer work in California, where you list no license/,
  ],
  [
    'a law that nobody confirmed',
    changeCompany(
      'certificates:',
      'quotes: {on: true, laws: [{state: SC, topic: Cancellation, source: "https://law.example", text: Three days.}]}\ncertificates:',
    ),
    'law',
    /Quotes in SC leave out “Cancellation”/,
  ],
  [
    'a law that somebody read on an unknown day',
    changeCompany(
      'certificates:',
      'quotes: {on: true, laws: [{state: SC, topic: Cancellation, source: "https://law.example", text: Three days., confirmedBy: Dana}]}\ncertificates:',
    ),
    'law',
    /Nobody knows on which day “Cancellation” of SC was read/,
  ],
  [
    'a state without a law',
    changeCompany('certificates:', 'quotes: {on: true}\ncertificates:'),
    'law',
    /Nobody has looked up what the law of South Carolina/,
  ],
  ['no holiday', changeCompany(/ {2}holidays: .*\n/, ''), 'credential', /No holiday/],
  [
    'an expired license',
    changeCompany('"2999-01-01"', '"2020-01-01"'),
    'credential',
    /expired on 2020-01-01/,
  ],
  [
    'a state without a license',
    changeCompany('{state: SC,', '{state: GA,'),
    'credential',
    /South Carolina is left out .*\$10,000/,
  ],
  [
    'a home page that does not ask',
    {
      'homes/index-01.yaml':
        'title: Home\nsections: [{kind: Prose, text: ["[Write](/contact)"]}, {kind: Team, items: [ada]}]\n',
    },
    'call-to-action',
    /without asking/,
  ],
  [
    'a page without a link to it',
    { 'pages/faq.yaml': 'title: FAQ\nsections: [{kind: Prose, text: ["/faq"]}]\n' },
    'unlinked',
    /links to \/faq/,
  ],
] as const)('lists %s once, with the file and the fix', async (_, changes, kind, sentence) => {
  const points = (await list(changes)).filter((point) => sentence.test(point.what));
  expect(points).toHaveLength(1);
  const [point] = points;
  expect(point?.kind).toBe(kind);
  expect(point?.where.replace(/:\d+$/, '')).toBe(Object.keys(changes)[0]);
  expect(point?.write).toMatch(/\w{3}/);
});

test('counts only renderings that pages show', async () => {
  const shown = withSection('kind: PageHead, title: House, picture: house');
  const catalogue = { 'pictures/catalogue.yaml': '- {file: house.jpg}\n- {file: barn.jpg}\n' };
  expect(await list({ ...shown, ...catalogue })).toMatchObject([
    { kind: 'rendering', what: expect.stringMatching(/^1 of the 1 pictures/) as string },
  ]);
  expect(await list(catalogue)).toEqual([]);
});

// PUBLISH-GATE
test('asks once about a sentence on several pages, and not about a question', async () => {
  const claim = 'A written scope of work';
  const page = (text: string) => `title: Page\nnoindex: true\nsections: [{kind: Prose, text: ["${text}"]}]\n`;
  const files = { 'pages/one.yaml': page(claim), 'pages/two.yaml': page(claim) };
  expect(await list({ ...files, 'pages/ask.yaml': page('Is there a warranty?') })).toMatchObject([
    { kind: 'claim', what: `“${claim}”`, where: 'pages/one.yaml, pages/two.yaml' },
  ]);
});

test("counts a service's list of jobs as links", async () => {
  const project = { 'projects/porch.yaml': 'title: Porch\nsample: false\n' };
  const unlinked = async (changes: Record<string, string>) =>
    (await list(changes)).filter(({ what }) => what.includes('/projects/porch'));
  expect(await unlinked(project)).toHaveLength(1);
  const service = { 'services/decks.yaml': 'title: Decks\nprojects: [porch]\n' };
  expect(await unlinked({ ...project, ...service })).toEqual([]);
});

test('reports a sentence that calls renderings finished work, until they are photographs', async () => {
  const claim = withSection('kind: Prose, text: ["Pictures of our work in five states.", a]');
  const rendered = { ...claim, 'pictures/catalogue.yaml': '- {file: a.jpg, kind: rendering}\n' };
  expect((await list(rendered)).map(({ what }) => what)).toContainEqual(
    expect.stringContaining('Pictures of our work'),
  );
  expect(await list(claim)).toEqual([]);
});

test('needs no link to a hidden page, and counts menus as links', async () => {
  expect(await list({ 'pages/thanks.yaml': 'title: Thanks\nnoindex: true\nsections: []\n' })).toEqual([]);
  const page = { 'pages/faq.yaml': 'title: FAQ\nsections: []\n' };
  expect(await list({ ...page, 'navigation.yaml': 'header: [{label: FAQ, path: /faq}]\n' })).toEqual([]);
});

const settings: [string, Partial<Surroundings>, Kind, RegExp][] = [
  ['no public address', { env: { SMTP_URL: 'smtp://a' } }, 'public-url', /public address is not set/],
  [
    'an address that only this machine reaches',
    { env: { ...ready.env, PUBLIC_URL: 'http://127.0.0.1:8080' } },
    'public-url',
    /127\.0\.0\.1/,
  ],
  ['no mail server', { env: { PUBLIC_URL: 'https://a.build' } }, 'mail', /No mail server is set/],
  [
    'a finding of the mail doctor',
    { askDoctor: async () => '✗ SPF: nobody may send\n' },
    'mail',
    /^SPF: nobody may send$/,
  ],
  [
    'a failed check without a network',
    { isOnline: async () => false, askDoctor: async () => '✗ MX: wrong\n' },
    'mail',
    /cannot be checked/,
  ],
];

test.each(settings)('lists %s', async (_, changes, kind, sentence) => {
  const points = await list({}, { ...ready, ...changes });
  expect(points).toHaveLength(1);
  expect(points[0]?.kind).toBe(kind);
  expect(points[0]?.what).toMatch(sentence);
});

test('lists lines that count the years of a young company only', async () => {
  const boast = withSection('kind: Prose, title: "Over {years} years"');
  const foundedBefore = (years: number) =>
    changeCompany('founded: 2011', `founded: ${new Date().getFullYear() - years}`);
  const points = await list({ ...foundedBefore(0), ...boast });
  expect(points).toMatchObject([
    { kind: 'years', what: 'This line counts {years} years, but your company has 0.' },
  ]);
  expect(points[0]?.where).toMatch(/^homes\/index-01\.yaml:\d+$/);
  expect(await list({ ...foundedBefore(1), ...boast })).toHaveLength(1);
  expect(await list({ ...foundedBefore(2), ...boast })).toEqual([]);
  expect(await list(foundedBefore(0))).toEqual([]);
});

test.each([
  ['Lowcountry Coastal Drywall and Framing', /^On tablets and small laptops, the menu/],
  [
    'Lowcountry Coastal Reconstruction, Drywall and Framing of Summerville',
    /^The menu.*even on wide screens/,
  ],
])('lists “%s”, a name that hides the menu', async (name, sentence) => {
  const navigation = `
    quote: { label: Get A Quote, path: /contact }
    onePage: []
    header: [${['Home', 'About', 'Services', 'Our work', 'Contact'].map((label) => `{label: ${label}}`).join(', ')}]`;
  const points = async (shown: string) =>
    list({ ...changeCompany('name: Ada Builds', `name: ${shown}`), 'navigation.yaml': navigation });
  expect(await points('Ada Builds')).toEqual([]);
  expect(await points(name)).toMatchObject([{ kind: 'header', what: expect.stringMatching(sentence) }]);
});

test('looks up no DNS records of example domains', async () => {
  const asked: string[] = [];
  const askDoctor = async (from: string): Promise<string> => {
    asked.push(from);
    return '';
  };
  const changes = changeCompany('email: ada@ada.build', 'email: ada@ada.example');
  const points = await list(changes, { ...ready, askDoctor });
  expect(points.filter(({ kind }) => kind === 'mail')).toHaveLength(1);
  expect(asked).toEqual([]);
});
