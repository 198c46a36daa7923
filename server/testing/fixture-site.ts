/** A small built site in a temporary folder, with every kind of file that the server must tell apart. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listFacts } from '../../contract/company.ts';
import { eachItem, endOfItems } from '../../contract/page-tree.ts';
import {
  answerSlots,
  formSlots,
  linkTemplates,
  noteField,
  searchLists,
  searchSlots,
  sentSlots,
  sentTemplate,
  toFieldSlots,
  withdrawField,
} from '../../contract/page-templates.ts';
import type { SearchPage } from '../../contract/search-index.ts';
import { readCompany, readServerWords } from '../../contract/read-words.ts';
import { siteManifestFile, type SiteManifest } from '../../contract/site-manifest.ts';

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
  },
  licenses: [],
  insurance: {},
  certificates: [],
};

export const fixtureManifest: SiteManifest = {
  redirects: {
    '/service-details': '/about',
    '/old/': '/about?from=old#top',
    '/elsewhere': 'https://example.net/',
  },
  contentSecurityPolicies: {
    'index.html': "default-src 'self'; script-src 'sha256-index'",
    'about.html': "default-src 'self'; script-src 'sha256-about';",
    '404.html': "default-src 'self'; script-src 'sha256-404'",
    'templates/contact-message.html': "default-src 'self'; script-src 'sha256-form'",
    [`templates/${linkTemplates.mark}.html`]: "default-src 'self'; script-src 'sha256-mark'",
    [`templates/${linkTemplates.change}.html`]: "default-src 'self'; script-src 'sha256-change'",
    [`templates/${linkTemplates.request}.html`]: "default-src 'self'; script-src 'sha256-request'",
    [`templates/${sentTemplate}.html`]: "default-src 'self'; script-src 'sha256-sent'",
    'templates/problem.html': "default-src 'self'; script-src 'sha256-problem'",
    'templates/estimate.html': "default-src 'self'; script-src 'sha256-estimate'",
    'templates/search.html': "default-src 'self'; script-src 'sha256-search'",
  },
  company,
  accent: { plane: '#ffb703', words: '#15181b' },
  hasSamples: false,
  words: readServerWords({
    ...listFacts(readCompany()),
    company: company.name,
    phone: company.phone.shown,
    email: company.email,
  }),
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

const heading = `<h1>${answerSlots.title}</h1><p>${answerSlots.summary}</p>`;

const writePieces = (list: string): string => {
  const part = (name: string, open: string, close: string) =>
    `${eachItem(`${list}.${name}`)}${open}[[${list}.${name}.text]]${close}${endOfItems(`${list}.${name}`)}`;
  return `${eachItem(list)}${part('plain', '', '')}${part('matches', '<mark>', '</mark>')}${endOfItems(list)}`;
};

const files: Record<string, string> = {
  'index.html': `<title>Home</title>${filler}`,
  'index-01.html': `<title>Home 01</title>${filler}`,
  'about.html': `<title>About</title>${filler}`,
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
  'templates/contact-message.html': [
    '<title>Form</title>',
    `<p>${formSlots.summary}</p>`,
    ...['name', 'email', 'phone', 'message'].map((name) => {
      const { value, invalid, error } = toFieldSlots(name);
      return `<input name="${name}" value="${value}" aria-invalid="${invalid}"><b>${error}</b>`;
    }),
    `<input type="hidden" name="idempotency_key" value="${toFieldSlots('idempotency_key').value}">`,
    `<a href="sms:+15550100199?body=${formSlots.unsent}">Text</a>`,
  ].join('\n'),
  'templates/estimate.html': [
    `<title>Takeoff</title><main data-query="[[query]]">[[each:rows.room]]`,
    `<input name="room-length" value="[[rows.room.length.value]]"><b>[[rows.room.length.error]]</b>`,
    `<b>[[rows.room.height.error]]</b>[[end:rows.room]]`,
    `<ul>[[each:drywall.lines]]<li>[[drywall.lines.label]]: [[drywall.lines.amount]]</li>[[end:drywall.lines]]</ul>`,
    `[[each:drywall.notes]]<p>[[drywall.notes.text]]</p>[[end:drywall.notes]]</main>`,
  ].join('\n'),
  'templates/search.html': [
    `<title>Search</title><main data-state="${searchSlots.state}"><input value="${searchSlots.query}">`,
    `<p>${searchSlots.summary}</p><ol>${eachItem(searchLists.results)}`,
    `<li><b>[[results.kind]]</b><a href="[[results.path]]">${writePieces(searchLists.title)}</a>`,
    `<p>${writePieces(searchLists.excerpt)}</p></li>${endOfItems(searchLists.results)}</ol></main>`,
  ].join(''),
  [`templates/${linkTemplates.mark}.html`]: `${heading}<form method="post"><button>${answerSlots.button}</button></form>`,
  [`templates/${linkTemplates.change}.html`]: `${heading}<form method="post"><textarea name="${noteField}">${answerSlots.note}</textarea></form><form method="post"><input name="${withdrawField}" value="yes"></form>`,
  [`templates/${linkTemplates.request}.html`]: [
    '<p>[[lead]]</p><ul role="alert">[[each:problems]]<li>[[problems.text]]</li>[[end:problems]]</ul>',
    '<ol>[[each:kept]]<li>[[kept.text]]</li>[[end:kept]]</ol>[[each:complete]]<p>[[complete.text]]</p>[[end:complete]]',
    '[[each:form]]<form action="[[form.action]]">[[each:form.photos]]<input name="photos" data-left="[[form.photos.left]]">[[end:form.photos]]',
    '[[each:form.plans]]<input name="plan">[[end:form.plans]]</form>[[end:form]]',
    '[[each:questions]]<section data-action="[[questions.action]]" data-zip="[[questions.typed.zip]]">[[each:questions.told]]<p>[[questions.told.text]]</p>[[end:questions.told]]</section>[[end:questions]]',
  ].join('\n'),
  [`templates/${sentTemplate}.html`]: `<title>Sent</title><a href="${sentSlots.request}">Add</a>`,
  'templates/problem.html': `<title>Problem</title>${heading}`,
};

export function writeFixtureSite(
  folder: string,
  without: readonly string[] = [],
  manifest: SiteManifest = fixtureManifest,
): string {
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
