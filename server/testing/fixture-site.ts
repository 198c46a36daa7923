/** A small built site in a temporary folder, with every kind of file that the server treats differently. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listFacts } from '../../contract/company.ts';
import { templateFolder, type ServerScreenName } from '../../contract/server-screens.ts';
import type { SearchPage } from '../../contract/search-index.ts';
import { readCompany, readServerWords, translate } from '../../contract/read-words.ts';
import { siteManifestFile, type SiteManifest } from '../../contract/site-manifest.ts';
import { quoteSettings } from '../../contract/quote-settings.ts';
import { visitSettings } from '../../contract/visit-settings.ts';
import { pseudoLanguage } from '../../contract/words/languages.ts';
import { copyScreens } from './screen-modules.ts';

const company: SiteManifest['company'] = {
  name: 'Plumb & True',
  language: 'en-US',
  requestPrefix: 'PT',
  phone: { shown: '(555) 010-0199', e164: '+15550100199' },
  email: 'office@plumb.example',
  url: 'https://plumb.example',
  hours: {
    office: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '17:00',
      },
    ],
    timeZone: 'America/New_York',
    holidays: [],
    observeHolidays: false,
  },
  licenses: [],
  insurance: {},
  certificates: [],
  visits: visitSettings.parse({}),
  quotes: quoteSettings.parse({}),
  street: '12 Mill Street',
  town: 'Summerville',
  state: 'SC',
  postalCode: '29483',
};

const { phone, email } = company;
/** The build's props, by answer. */
const known = {
  change: { company },
  estimate: { sendTo: '#send', contact: { phone, email } },
  form: { company },
  inbox: {},
  mark: { company },
  problem: { company },
  notice: {},
  request: { company },
  quote: { company },
  search: {
    label: 'Search this site',
    suggestionsHeading: 'Try',
    suggestions: ['drywall'],
    allHeading: 'All pages',
    allLink: 'Show all',
    pages: [],
  },
  sent: {},
} satisfies Record<ServerScreenName, object>;
const screenNames = Object.keys(known) as ServerScreenName[];

const facts = {
  ...listFacts(readCompany()),
  company: company.name,
  phone: company.phone.shown,
  email: company.email,
};
const words = readServerWords(facts);

export const fixtureManifest: SiteManifest = {
  redirects: {
    '/service-details': '/about',
    '/old/': '/about?from=old#top',
    '/elsewhere': 'https://example.net/',
  },
  contentSecurityPolicies: {
    'index.html': "default-src 'self'; script-src 'sha256-index'; style-src 'self'",
    'about.html': "default-src 'self'; script-src 'sha256-about'; style-src 'self';",
    '404.html': "default-src 'self'; script-src 'sha256-404'; style-src 'self'",
    ...Object.fromEntries(
      screenNames.map((name) => [
        `${templateFolder}/${name}.html`,
        `default-src 'self'; script-src 'sha256-${name}'; style-src 'self'`,
      ]),
    ),
  },
  company,
  accent: { plane: '#ffb703', words: '#15181b' },
  counts: false,
  titles: { '/about': 'About' },
  prices: [{ name: 'Drywall', rateCents: 275, unit: 'square foot of wall' }],
  hasSamples: false,
  words,
  translations: { [pseudoLanguage]: translate(words, pseudoLanguage, facts) },
};

const searchPages: SearchPage[] = [
  ['/painting', 'Painting', 'We paint what the drywall crew leaves behind.'] as const,
  ['/drywall', 'Drywall', 'Boards hung, taped and sanded.'] as const,
  ['/gables', 'Roofs', '<img src=x onerror=alert(1)> gable'] as const,
].map(([path, title, text]) => ({
  path,
  title,
  text,
  kind: path === '/drywall' ? 'Services' : '',
  description: title,
  headings: '',
  tags: '',
}));

const filler = 'The quick brown fox jumps over the lazy dog. '.repeat(40);

const files: Record<string, string> = {
  'index.html': `<title>Home</title>${filler}`,
  'index-01.html': `<title>Home 01</title>${filler}`,
  'about.html': `<title>About</title><header></header>${filler}`,
  'plain.html': '<title>Plain</title>',
  'projects/one.html': '<title>Project one</title>',
  'shop/index.html': '<title>Shop</title>',
  'search.html': '<title>Search</title>',
  'estimate.html': '<title>Takeoff as built</title>',
  'search-index.json': JSON.stringify(searchPages),
  'message-sent.html': '<title>Message sent</title>',
  '404.html': `<title>Not found, so home</title>${filler}`,
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'countries.json': '[{"name":"Bangladesh","code":"BD"}]',
  '_a/app.1a2b3c.js': `console.log(${JSON.stringify(filler)})`,
  '_a/app.1a2b3c.css': `body{}/*${filler}*/`,
  '_a/photo.9f8e7d.avif': 'not really a picture',
  '_a/font.5d4c3b.woff2': 'not really a font',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.env': 'SECRET=1',
  'two words.txt': 'two words',
  ...Object.fromEntries(
    screenNames.flatMap((name) => [
      [
        `${templateFolder}/${name}.html`,
        `<title>${name}</title><header></header><main><!--answer-->${filler}<!--/answer--></main>`,
      ],
      [`${templateFolder}/${name}.json`, JSON.stringify(known[name])],
    ]),
  ),
};

export function writeFixtureSite(
  folder: string,
  without: readonly string[] = [],
  manifest: SiteManifest = fixtureManifest,
): string {
  copyScreens(folder);
  const all = { ...files, [siteManifestFile]: JSON.stringify(manifest) };
  for (const [name, content] of Object.entries(all)) {
    if (without.includes(name)) continue;
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (content.length > 1_000) {
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content));
    }
  }
  return folder;
}
