/** Lint rule: imports run one way through the house, as docs and folders promise. */
import path from 'node:path';
import type { Rule } from 'eslint';

/** Folder → folders it may import from, besides itself. Longer names are tried first. */
const allowed: Record<string, readonly string[]> = {
  contract: [],
  server: ['contract'],
  tools: ['contract'],
  tests: ['contract', 'tools', 'server/testing'],
  bench: ['contract', 'tools', 'tests', 'server/testing'],
  'server/testing': ['contract', 'server'],
  'site/src/styles': [],
  'site/src/lib': ['contract'],
  'site/src/parts': ['contract', 'site/src/lib'],
  'site/src/collections': ['contract', 'site/src/lib'],
  'site/src/sections': ['contract', 'site/src/collections', 'site/src/parts', 'site/src/lib'],
  /** The doors of sections ask for the pages and lists that they show. */
  'site/src/sections/*.astro': ['contract', 'site/src'],
  'site/src/chrome': ['contract', 'site/src/collections', 'site/src/parts', 'site/src/lib'],
  'site/src/routes': ['contract', 'site/src/collections', 'site/src/sections', 'site/src/lib'],
  'site/src/layouts': ['contract', 'site/src'],
  'site/src/pages': ['contract', 'site/src'],
  'site/src': ['contract'],
  site: ['contract'],
};

/** Folders that others may know by their types alone. */
const allowedTypes: Record<string, readonly string[]> = { 'site/src/lib': ['site/src/collections'] };

const folders = Object.keys(allowed).sort((a, b) => b.length - a.length);
const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);
const findFolder = (file: string) =>
  /^site\/src\/sections\/.*\.astro$/.test(file)
    ? 'site/src/sections/*.astro'
    : folders.find((folder) => isIn(file, folder));

/** The section that a file is part of: `site/src/sections/Hero/Hero.tsx` → `Hero`. */
const findSection = (file: string) => /^site\/src\/sections\/([^/]+)\//.exec(file)?.[1];

/** A sentence about a forbidden import, both paths relative to the repository; nothing when it is allowed. */
export function judgeImport(from: string, to: string, isType = false): string | undefined {
  const source = findFolder(from);
  if (!source) return undefined;
  if (isIn(to, 'site/src/pages')) return `${from} imports ${to}, but nothing imports a page.`;
  const sections = [findSection(from), findSection(to)];
  if (sections[0] && sections[1] && sections[0] !== sections[1]) {
    return `${from} imports ${to}, but no section imports another: share it through parts, lib or the page.`;
  }
  const targets = [source, ...(allowed[source] ?? []), ...((isType && allowedTypes[source]) || [])];
  if (targets.some((target) => isIn(to, target)) || !findFolder(to)) return undefined;
  return `${from} imports ${to}, but ${source} may only import from ${targets.join(', ')}.`;
}

export const importDirection: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/');
    const check = (node: Rule.Node, source: unknown, kind?: string) => {
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const to = path.posix.normalize(path.posix.join(path.posix.dirname(from), source));
      const message = judgeImport(from, to, kind === 'type');
      if (message) context.report({ node, message });
    };
    const checkDeclaration = (node: Rule.Node) => {
      const { source, importKind, exportKind } = node as unknown as Record<string, string | undefined> & {
        source?: { value: unknown };
      };
      check(node, (source as { value?: unknown } | undefined)?.value, importKind ?? exportKind);
    };
    return {
      ImportDeclaration: checkDeclaration,
      ExportNamedDeclaration: checkDeclaration,
      ExportAllDeclaration: checkDeclaration,
      ImportExpression: checkDeclaration,
    };
  },
};
