import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { english } from './english.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The program composes these names, or content has them. */
const isComposed = (name: string) => /^(?:filter\d|(?:refused|dead)-\w+|\w+Drawing|[\d.]+x\d+)$/.test(name);

const sources = globSync('{contract,domain,office,render,server,site/src}/**/*.{ts,tsx,astro}', {
  cwd: root,
  exclude: ['**/*.test.*', 'contract/words/english*'],
});
const code = sources.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');

/** Names after a dot, in quotes, of a field, and those that an import or an assignment takes from an object. */
const named = code.matchAll(/\.([a-z]\w*)|'([\w-]+)'|\b([a-z]\w*)\??:/gi);
const taken = code.matchAll(/\{([^{}]*)\}(?: from|\s*[=:])/g);
const read = new Set([
  ...[...named].map(([, ...names]) => names.find(Boolean)),
  ...[...taken].flatMap(([, names = '']) => names.match(/\w+/g)),
]);

function* listUnread(words: object, place = ''): Generator<string> {
  for (const [name, inner] of Object.entries(words) as [string, unknown][]) {
    if (!read.has(name) && !isComposed(name)) yield place + name;
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
      yield* listUnread(inner, `${place}${name}.`);
  }
}

// A word whose name is also that of something else passes.
test('the program reads every word of its language', () => {
  expect([...listUnread(english)]).toEqual([]);
});
