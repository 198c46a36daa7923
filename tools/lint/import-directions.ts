/** ESLint rule for the direction of imports between folders. A folder may always import from itself. */
import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';
import type { Linter } from 'eslint';

/** Name in the rules → folder. Nested folders come before the folders around them. */
const folders = {
  contract: 'contract',
  // Parsers of what people type. They import nothing of ours, so that every folder may use them.
  typed: 'domain/typed',
  domain: 'domain',
  'server/testing': 'server/testing',
  'server/fault-injection': 'server/fault-injection',
  'server/lib': 'server/lib',
  'server/store': 'server/store',
  'server/spool': 'server/spool',
  'server/signing': 'server/signing',
  'server/metrics': 'server/metrics',
  'server/presenter': 'server/presenter',
  'server/mail': 'server/mail',
  'server/webhook': 'server/webhook',
  'server/outbox': 'server/outbox',
  'server/kinds': 'server/kinds',
  'server/leads': 'server/leads',
  'server/files': 'server/files',
  'server/maintenance': 'server/maintenance',
  'server/website': 'server/website',
  'server/plugins': 'server/plugins',
  'server/routes': 'server/routes',
  'server/exports': 'server/exports',
  'server/counts': 'server/counts',
  'server/notice': 'server/notice',
  'server/closures': 'server/closures',
  'server/push': 'server/push',
  'server/leads-cli': 'server/leads-cli',
  'office/frame': 'office/frame',
  // A room for each feature of the inbox.
  room: 'office/*',
  office: 'office',
  // The entry points and their configuration.
  server: 'server',
  // Reads the schemas of all editable content.
  editor: 'tools/editor',
  // Asks for the company's facts and writes content/.
  setup: 'tools/setup',
  'tools/testing': 'tools/testing',
  tools: 'tools',
  tests: 'tests',
  bench: 'bench',
  artwork: 'artwork',
  integrations: 'site/integrations',
  styles: 'site/src/styles',
  lib: 'site/src/lib',
  parts: 'site/src/parts',
  collections: 'site/src/collections',
  section: 'site/src/sections/*',
  sections: 'site/src/sections',
  chrome: 'site/src/chrome',
  routes: 'site/src/routes',
  answers: 'site/src/answers',
  layouts: 'site/src/layouts',
  pages: 'site/src/pages',
  samples: 'site/src/samples',
  site: 'site',
} as const;

type Folder = keyof typeof folders;

const wholeSite: Folder[] = [
  'integrations',
  'lib',
  'parts',
  'collections',
  'section',
  'sections',
  'chrome',
  'routes',
];

const answering: Folder[] = [
  'server/files',
  'server/lib',
  'server/leads',
  'server/metrics',
  'server/signing',
  'server/spool',
  'server/store',
  'server/website',
];

/** The services behind the inbox. */
const serving: Folder[] = [...answering, 'server/closures', 'server/notice', 'server/outbox', 'server/push'];

const wholeServer = Object.keys(folders).filter((name): name is Folder =>
  /^server\/(?!testing$|fault-injection$)/.test(name),
);

const wholeOffice: Folder[] = ['office/frame', 'room'];

/** The folders that each folder may import besides itself. Nothing may import a page. */
const allowed: Record<Folder, readonly Folder[]> = {
  typed: [],
  contract: [],
  domain: ['contract'],
  'server/lib': ['contract', 'domain'],
  'server/store': ['contract', 'domain', 'server/lib'],
  'server/spool': ['contract', 'domain', 'server/lib', 'server/store'],
  'server/signing': ['contract', 'server/store'],
  'server/metrics': ['contract'],
  'server/kinds': ['contract', 'domain', 'server/lib', 'server/store'],
  'server/counts': ['contract', 'domain', 'server/lib', 'server/store'],
  'server/notice': ['contract', 'domain', 'server/lib', 'server/store', 'server/website'],
  'server/closures': ['contract', 'domain', 'server/lib', 'server/store', 'server/website'],
  'server/presenter': ['contract', 'domain', 'server/lib', 'server/store'],
  'server/push': ['contract', 'domain', 'server/lib', 'server/outbox', 'server/presenter', 'server/store'],
  'server/mail': [
    'contract',
    'domain',
    'server/counts',
    'server/kinds',
    'server/lib',
    'server/presenter',
    'server/signing',
    'server/store',
  ],
  'server/webhook': ['contract', 'domain', 'server/lib', 'server/store'],
  'server/outbox': [
    'contract',
    'domain',
    'server/lib',
    'server/mail',
    'server/metrics',
    'server/store',
    'server/webhook',
  ],
  'server/leads': [
    'contract',
    'domain',
    'server/kinds',
    'server/lib',
    'server/outbox',
    'server/signing',
    'server/spool',
    'server/store',
  ],
  'server/files': ['contract', 'domain', 'server/lib', 'server/outbox', 'server/plugins', 'server/store'],
  'server/maintenance': [
    'contract',
    'domain',
    'server/files',
    'server/kinds',
    'server/lib',
    'server/mail',
    'server/outbox',
    'server/spool',
    'server/store',
  ],
  'server/website': ['contract', 'domain', 'server/lib', 'server/plugins'],
  'server/plugins': ['contract', 'domain', 'server/lib'],
  'server/routes': ['contract', 'domain', 'server/counts', 'server/plugins', ...answering],
  'server/exports': ['contract', 'domain', 'server/lib', 'server/mail', 'server/spool', 'server/store'],
  'office/frame': ['contract', 'domain', ...serving],
  room: [
    'contract',
    'domain',
    'office/frame',
    'server/exports',
    'server/kinds',
    'server/mail',
    'server/presenter',
    ...serving,
  ],
  office: ['contract', 'domain', 'answers', 'office/frame', 'room', ...wholeServer],
  'server/leads-cli': [
    'contract',
    'domain',
    'server/exports',
    'office/frame',
    'server/lib',
    'server/leads',
    'server/mail',
    'server/maintenance',
    'server/outbox',
    'server/presenter',
    'server/signing',
    'server/spool',
    'server/store',
  ],
  server: ['contract', 'domain', 'office', ...wholeServer],
  // The tests render answers with the site's modules.
  'server/testing': ['contract', 'domain', 'integrations', 'office/frame', 'server', ...wholeServer],
  'server/fault-injection': ['contract', 'domain', 'office/frame', 'server/store', 'server/testing'],
  editor: ['contract', 'domain', 'tools', 'collections', 'lib', 'routes', 'section', 'sections'],
  setup: ['contract', 'domain', 'editor', 'tools', 'lib'],
  tools: ['contract', 'domain', 'editor', 'setup', 'lib'],
  'tools/testing': ['contract', 'domain', 'tools'],
  tests: ['contract', 'domain', 'editor', 'tools', 'server/testing', 'integrations', 'lib'],
  // bench:leads uses the PostgreSQL that the tests start, so nobody has to install another one.
  bench: ['contract', 'domain', 'tools', 'server/testing'],
  artwork: [],
  integrations: ['contract', 'domain', 'lib'],
  styles: [],
  lib: ['contract', 'domain'],
  parts: ['contract', 'domain', 'lib'],
  collections: ['contract', 'domain', 'lib'],
  section: ['contract', 'domain', 'collections', 'parts', 'lib', 'sections'],
  sections: ['contract', 'domain', 'collections', 'parts', 'lib', 'section'],
  chrome: ['contract', 'domain', 'collections', 'parts', 'lib'],
  routes: ['contract', 'domain', 'collections', 'section', 'sections', 'lib'],
  answers: ['contract', 'domain', 'parts', 'lib', 'section', 'sections'],
  layouts: ['contract', 'domain', 'styles', ...wholeSite],
  pages: [
    'contract',
    'domain',
    'answers',
    'office',
    'office/frame',
    'room',
    'layouts',
    'styles',
    ...wholeSite,
  ],
  samples: ['contract', 'domain', 'layouts', ...wholeSite],
  site: ['contract', 'domain', 'samples', ...wholeSite],
};

const from = (folder: Folder) => ({ element: { type: folder } });
const to = (...names: readonly Folder[]) => ({ to: { element: { types: { anyOf: names } } } });

export const importDirections: Linter.Config = {
  files: ['**/*.{ts,tsx,astro}'],
  plugins: { boundaries },
  settings: {
    'boundaries/root-path': path.resolve(import.meta.dirname, '../..'),
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'boundaries/elements': Object.entries(folders).map(([type, pattern]) => ({
      type,
      pattern,
      partialMatch: false,
      ...(pattern.endsWith('*') && { capture: ['name'] }),
    })),
    'boundaries/files': [
      { category: 'test', pattern: '**/*.{test,contract}.{ts,tsx}' },
      { category: 'door', pattern: 'site/src/sections/**/*.astro' },
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
          ...Object.entries(allowed).map(([folder, names]) => ({
            from: from(folder as Folder),
            allow: to('typed', ...names),
          })),
          {
            from: {
              file: { categories: 'test' },
              element: { types: { anyOf: ['server', ...wholeServer, ...wholeOffice] } },
            },
            allow: to('server', 'server/testing', ...wholeServer, ...wholeOffice),
          },
          // Tests of the tools share helpers with tests of the server.
          {
            from: { file: { categories: 'test' }, element: { types: { anyOf: ['tools', 'editor'] } } },
            allow: to('server/testing', 'tools/testing'),
          },
          // Doors of sections read the pages and lists that they show.
          { from: { file: { categories: 'door' } }, allow: to(...wholeSite) },
          {
            from: from('section'),
            disallow: to('section'),
            message: 'No section imports another: share it through parts, lib or the page.',
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
