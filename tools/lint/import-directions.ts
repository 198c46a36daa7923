/** ESLint rule for the direction of imports between folders, by floor. A folder may always import from itself. */
import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';
import type { Linter } from 'eslint';

/** Where the website's folders and the rooms of the office are. Other folders have their path as their name. */
const places: Record<string, string> = {
  styles: 'site/src/styles',
  fields: 'site/src/fields',
  entries: 'site/src/entries',
  forms: 'site/src/forms',
  logo: 'site/src/logo',
  parts: 'site/src/parts',
  collections: 'site/src/collections',
  integrations: 'site/integrations',
  section: 'site/src/sections/*',
  sections: 'site/src/sections',
  chrome: 'site/src/chrome',
  routes: 'site/src/routes',
  screens: 'site/src/screens',
  layouts: 'site/src/layouts',
  samples: 'site/src/samples',
  pages: 'site/src/pages',
  site: 'site',
  // A room for each feature of the inbox.
  room: 'office/*',
};

/** The floors of the website, and of the server with its office. A folder may import the floors below its own. */
const siteFloors = [
  ['styles', 'fields', 'entries', 'forms', 'logo'],
  ['render'],
  ['parts', 'collections', 'integrations'],
  ['section', 'sections'],
  ['chrome', 'routes', 'screens'],
  ['layouts'],
  ['samples'],
  ['pages', 'site'],
] as const;
const serverFloors = [
  ['server/store'],
  [
    'server/spool',
    'server/signing',
    'server/kinds',
    'server/plugins',
    'server/presenter',
    'server/processes',
  ],
  ['server/paper'],
  ['server/mail', 'server/website'],
  ['server/outbox', 'server/exports'],
  ['server/core'],
  [
    'server/notice',
    'server/closures',
    'server/counts',
    'server/leads',
    'server/files',
    'server/push',
    'server/quotes',
    'server/visits',
    'server/reviews',
  ],
  ['server/maintenance', 'server/routes'],
  ['office/frame'],
  ['server/leads-cli', 'room'],
  ['office'],
  // The entry points and their configuration.
  ['server'],
] as const;
type SiteFolder = (typeof siteFloors)[number][number];
type ServerFolder = (typeof serverFloors)[number][number];

const others = [
  // Parsers of what people type. They import nothing of ours, so that every folder may use them.
  'domain/typed',
  'domain',
  'contract',
  'server/testing',
  'server/fault-injection',
  'office/content',
  'tools/testing',
  'tools',
  'tests',
  'bench',
  'artwork',
] as const;

type Folder = SiteFolder | ServerFolder | (typeof others)[number];

/** Nested folders come before the folders around them, and a named folder before its pattern. */
const rank = (pattern: string) => 2 * pattern.split('/').length - (pattern.endsWith('*') ? 1 : 0);
const folders = [...siteFloors.flat(), ...serverFloors.flat(), ...others]
  .map((name) => [name, places[name] ?? name] as const)
  .sort(([, one], [, other]) => rank(other) - rank(one));

const wholeServer: readonly Folder[] = serverFloors.flat();

const stack = (floors: readonly (readonly Folder[])[]) =>
  floors.flatMap((floor, index) =>
    floor.map((name) => [name, ['contract', 'domain', ...floors.slice(0, index).flat()]] as const),
  );

/** The folders that each folder may import besides itself. Nothing may import a page. */
const allowed: readonly (readonly [Folder, readonly Folder[]])[] = [
  ...stack(siteFloors),
  ...stack(serverFloors),
  // The dispatcher imports the sections, and they share its fields.
  ['section', ['sections']],
  ['sections', ['section']],
  ['domain', ['contract']],
  // The office and its assets are rendered by the website.
  ['office', ['screens']],
  ['pages', ['office', 'office/frame', 'room']],
  // The tests render screens with the site's modules.
  ['server/testing', ['contract', 'domain', 'integrations', 'render', ...wholeServer]],
  ['server/fault-injection', ['contract', 'domain', 'office/frame', 'server/store', 'server/testing']],
  ['site', ['office/content']],
  ['integrations', ['office/content']],
  // Forms come from the schemas of all content.
  [
    'office/content',
    [
      ...['contract', 'domain', 'render', 'tools', 'fields', 'entries', 'logo'],
      ...['collections', 'routes', 'section', 'sections'],
    ] as Folder[],
  ],
  ['tools', ['contract', 'domain', 'office/content', 'render', 'entries', 'logo']],
  ['tools/testing', ['contract', 'domain', 'tools']],
  ['tests', ['contract', 'domain', 'office/content', 'tools', 'server/testing', 'integrations', 'render']],
  // bench:leads uses the PostgreSQL that the tests start, so nobody has to install another one.
  ['bench', ['contract', 'domain', 'tools', 'server/testing']],
];

const from = (folder: Folder) => ({ element: { type: folder } });
const to = (...names: readonly Folder[]) => ({ to: { element: { types: { anyOf: names } } } });

export const importDirections: Linter.Config = {
  files: ['**/*.{ts,tsx,astro}'],
  plugins: { boundaries },
  settings: {
    'boundaries/root-path': path.resolve(import.meta.dirname, '../..'),
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'boundaries/elements': folders.map(([type, pattern]) => ({
      type,
      pattern,
      partialMatch: false,
      ...(pattern.endsWith('*') && { capture: ['name'] }),
    })),
    'boundaries/files': [
      { category: 'test', pattern: '**/*.{test,contract}.{ts,tsx}' },
      { category: 'dispatcher', pattern: 'site/src/sections/Sections.astro' },
    ],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message:
          '{{from.element.type}} must not import {{to.element.type}}: see tools/lint/import-directions.ts.',
        policies: [
          ...folders.map(([type]) => ({ from: from(type), allow: to('domain/typed') })),
          ...allowed.map(([folder, names]) => ({ from: from(folder), allow: to(...names) })),
          {
            from: { file: { categories: 'test' }, element: { types: { anyOf: wholeServer } } },
            allow: to('server/testing', ...wholeServer),
          },
          // Tests of the tools share helpers with tests of the server.
          {
            from: {
              file: { categories: 'test' },
              element: { types: { anyOf: ['tools', 'office/content'] } },
            },
            allow: to('server/testing', 'tools/testing'),
          },
          // It passes lists of the whole site to the doors of sections, which load nothing themselves.
          { from: { file: { categories: 'dispatcher' } }, allow: to('routes') },
          {
            from: from('section'),
            disallow: to('section'),
            message: 'No section imports another: share it through parts, sections or the page.',
          },
          {
            from: from('room'),
            disallow: to('room'),
            message: 'No room imports another: share it through office/frame.',
          },
        ],
      },
    ],
  },
};
