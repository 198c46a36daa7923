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
  'server/mail': 'server/mail',
  'server/outbox': 'server/outbox',
  'server/kinds': 'server/kinds',
  'server/leads': 'server/leads',
  'server/files': 'server/files',
  'server/maintenance': 'server/maintenance',
  'server/website': 'server/website',
  'server/plugins': 'server/plugins',
  'server/routes': 'server/routes',
  'server/exports': 'server/exports',
  'server/inbox': 'server/inbox',
  'server/counts': 'server/counts',
  'server/notice': 'server/notice',
  'server/closures': 'server/closures',
  'server/push': 'server/push',
  'server/leads-cli': 'server/leads-cli',
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
  inbox: 'site/src/inbox',
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
  'server/signing',
  'server/spool',
  'server/store',
  'server/website',
];

const wholeServer = Object.keys(folders).filter((name): name is Folder =>
  /^server\/(?!testing$|fault-injection$)/.test(name),
);

/** The folders that each folder may import besides itself. Nothing may import a page. */
const allowed: Record<Folder, readonly Folder[]> = {
  typed: [],
  contract: [],
  domain: ['contract'],
  'server/lib': ['contract', 'domain'],
  'server/store': ['contract', 'domain', 'server/lib'],
  'server/spool': ['contract', 'domain', 'server/lib', 'server/store'],
  'server/signing': ['contract', 'server/store'],
  'server/kinds': ['contract', 'domain', 'server/lib', 'server/store'],
  'server/counts': ['contract', 'domain', 'server/lib', 'server/store'],
  'server/notice': ['contract', 'domain', 'server/lib', 'server/store', 'server/website'],
  'server/closures': ['contract', 'domain', 'server/lib', 'server/store', 'server/website'],
  'server/push': ['contract', 'domain', 'server/lib', 'server/mail', 'server/outbox', 'server/store'],
  'server/mail': [
    'contract',
    'domain',
    'server/counts',
    'server/kinds',
    'server/lib',
    'server/signing',
    'server/store',
  ],
  'server/outbox': ['contract', 'domain', 'server/lib', 'server/mail', 'server/store'],
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
  'server/inbox': [
    'contract',
    'domain',
    'server/counts',
    'server/exports',
    'server/kinds',
    'server/mail',
    'server/closures',
    'server/notice',
    'server/outbox',
    'server/push',
    ...answering,
  ],
  'server/leads-cli': [
    'contract',
    'domain',
    'server/exports',
    'server/inbox',
    'server/lib',
    'server/leads',
    'server/mail',
    'server/maintenance',
    'server/outbox',
    'server/signing',
    'server/spool',
    'server/store',
  ],
  server: ['contract', 'domain', ...wholeServer],
  // The tests render answers with the site's modules.
  'server/testing': ['contract', 'domain', 'integrations', 'server', ...wholeServer],
  'server/fault-injection': ['contract', 'domain', 'server/store', 'server/testing'],
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
  inbox: ['contract', 'domain'],
  answers: ['contract', 'domain', 'inbox', 'parts', 'lib', 'section', 'sections'],
  layouts: ['contract', 'domain', 'styles', ...wholeSite],
  pages: ['contract', 'domain', 'answers', 'inbox', 'layouts', 'styles', ...wholeSite],
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
            from: { file: { categories: 'test' }, element: { types: { anyOf: ['server', ...wholeServer] } } },
            allow: to('server', 'server/testing', ...wholeServer),
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
        ],
      },
    ],
  },
};
