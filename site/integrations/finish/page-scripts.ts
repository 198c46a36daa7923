/** Which built scripts a page can come to run: those it loads itself, those of its islands, and what they import. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';
import type { Page } from './built-page.ts';

await init;

export interface BuiltScript {
  file: string;
  text: string;
  /** Built files it imports at once, and those it may import later. */
  imports: readonly string[];
  laterImports: readonly string[];
}

const known = new Map<string, BuiltScript | undefined>();

/** File below the site folder that an address of this site means; nothing for foreign addresses and data. */
export function findFile(address: string, from = ''): string | undefined {
  const url = new URL(address, `https://site.invalid/${from}`);
  return url.host === 'site.invalid' ? decodeURIComponent(url.pathname).slice(1) : undefined;
}

function readScript(site: string, file: string): BuiltScript | undefined {
  const full = path.join(site, file);
  if (!known.has(full))
    known.set(full, existsSync(full) ? parseScript(file, readFileSync(full, 'utf8')) : undefined);
  return known.get(full);
}

function parseScript(file: string, text: string): BuiltScript {
  const named = parse(text)[0].flatMap(({ n, d }) => {
    const target = n === undefined ? undefined : findFile(n, file);
    return target ? [{ target, isLater: d > -1 }] : [];
  });
  return {
    file,
    text,
    imports: named.filter(({ isLater }) => !isLater).map(({ target }) => target),
    laterImports: named.filter(({ isLater }) => isLater).map(({ target }) => target),
  };
}

/** The scripts and everything they import; with `later`, also what they import only when something happens. */
export function collectScripts(
  site: string,
  files: readonly string[],
  { later = false } = {},
): BuiltScript[] {
  const found = new Map<string, BuiltScript>();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const script = found.has(file) ? undefined : readScript(site, file);
    if (!script) continue;
    found.set(file, script);
    queue.push(...script.imports, ...(later ? script.laterImports : []));
  }
  return [...found.values()];
}

const codeTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

const isCode = (attributes: ReadonlyMap<string, string>) =>
  codeTypes.has((attributes.get('type') ?? '').toLowerCase());

/** Files that the page itself loads with <script src>. */
export function findOwnScripts(page: Page): string[] {
  return page.elements.flatMap(({ name, attributes }) => {
    const source = name === 'script' && isCode(attributes) ? attributes.get('src') : undefined;
    return (source && findFile(source, page.file)) || [];
  });
}

/** Texts of the scripts that are in the page. */
export function findInlineScripts(page: Page): string[] {
  return page.elements
    .filter(({ name, attributes }) => name === 'script' && isCode(attributes) && !attributes.has('src'))
    .map(({ content }) => content);
}

/** Files that a script inside the page names by their address, to load them later. */
export function findNamedScripts(page: Page): string[] {
  return findInlineScripts(page).flatMap((text) =>
    [...text.matchAll(/["'`](\/[\w./-]+\.js)["'`]/g)].flatMap(([, address = '']) => findFile(address) ?? []),
  );
}

/** Files that the islands of the page load when they hydrate. */
export function findIslandScripts(page: Page): string[] {
  return page.elements
    .filter(({ name }) => name === 'astro-island')
    .flatMap(({ attributes }) =>
      ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) => {
        const address = attributes.get(name);
        return (address && findFile(address, page.file)) || [];
      }),
    );
}
