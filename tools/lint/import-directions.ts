/** Imports run one way through the house: ESLint reports every other one. A folder always imports from itself. */
import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';
import type { Linter } from 'eslint';

/** Folders whose parts are one: name in the rules → folder. More special folders come before those around them. */
const folders = {
  contract: 'contract',
  'server/testing': 'server/testing',
  server: 'server',
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

/** What a folder may import besides itself. Nothing imports a page. */
const allowed: Record<Folder, readonly Folder[]> = {
  contract: [],
  server: ['contract'],
  'server/testing': ['contract', 'server'],
  tools: ['contract'],
  tests: ['contract', 'tools', 'server/testing', 'integrations'],
  bench: ['contract', 'tools', 'tests', 'server/testing'],
  artwork: [],
  integrations: ['contract', 'lib'],
  styles: [],
  lib: ['contract'],
  parts: ['contract', 'lib'],
  collections: ['contract', 'lib'],
  section: ['contract', 'collections', 'parts', 'lib', 'sections'],
  sections: ['contract', 'collections', 'parts', 'lib', 'section'],
  chrome: ['contract', 'collections', 'parts', 'lib'],
  routes: ['contract', 'collections', 'section', 'sections', 'lib'],
  layouts: ['contract', 'styles', ...wholeSite],
  pages: ['contract', 'layouts', ...wholeSite],
  samples: ['contract', 'layouts', ...wholeSite],
  site: ['contract', 'samples', ...wholeSite],
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
          '{{from.element.type}} must not import {{to.element.type}}: tools/lint/import-directions.ts says what it may.',
        policies: [
          ...Object.entries(allowed).map(([folder, names]) => ({
            from: from(folder as Folder),
            allow: to(...names),
          })),
          {
            from: { ...from('server'), file: { categories: 'test' } },
            allow: to('server/testing'),
          },
          // The doors of sections ask for the pages and lists that they show.
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
