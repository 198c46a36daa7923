/** Finds the built scripts that a page may run: its own, those of its islands, and their imports. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';
import { findElements, readCode, type Page } from './built-page.ts';

await init;

export interface BuiltScript {
  file: string;
  text: string;
  /** Built files that it imports, statically or dynamically. */
  imports: readonly string[];
  laterImports: readonly string[];
}

const known = new Map<string, BuiltScript | undefined>();

/** The file in the site folder for an address of this site; `undefined` for foreign addresses and data. */
export function toSitePath(address: string, from = ''): string | undefined {
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
    const target = n === undefined ? undefined : toSitePath(n, file);
    return target ? [{ target, isLater: d > -1 }] : [];
  });
  return {
    file,
    text,
    imports: named.filter(({ isLater }) => !isLater).map(({ target }) => target),
    laterImports: named.filter(({ isLater }) => isLater).map(({ target }) => target),
  };
}

/** The scripts and their static imports; with `later`, their dynamic imports as well. */
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

/** Script types that the browser runs; every other type is data. */
const codeTypes = /^(|module|text\/javascript|application\/javascript)$/i;

/** Files that the page loads with <script src>. */
export const findOwnScripts = (page: Page): string[] =>
  findElements(page, 'script[src]')
    .filter(({ attribs }) => codeTypes.test(attribs['type'] ?? ''))
    .flatMap(({ attribs }) => toSitePath(attribs['src'] ?? '', page.file) ?? []);

/** Texts of the inline scripts in the page, or in a part of it. */
export const findInlineScripts = (page: Page, within = ''): string[] =>
  findElements(page, `${within} script:not([src])`)
    .filter(({ attribs }) => codeTypes.test(attribs['type'] ?? ''))
    .map(readCode);

/** Files that an inline script names by address, to load them later. */
export const findNamedScripts = (page: Page): string[] =>
  findInlineScripts(page).flatMap((text) =>
    [...text.matchAll(/["'`](\/[\w./-]+\.js)["'`]/g)].flatMap(
      ([, address = '']) => toSitePath(address) ?? [],
    ),
  );

/** Chunks of screens that contain no element, class or attribute of ours, matched by module ID. */
export const foreignChunks = [
  { name: 'packages', test: /node_modules/ },
  { name: 'words', test: /^\0words:/ },
];

/** Texts of the modules with which the server renders into this page (site/integrations/build-screens.ts). */
export function readScreenModules(site: string, file: string): string[] {
  const texts = new Map<string, string>();
  const queue = [file.replace(/\.html$/, '.cjs')];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const full = path.join(site, next);
    if (texts.has(next) || !existsSync(full)) continue;
    const text = readFileSync(full, 'utf8');
    texts.set(next, text);
    for (const [, name = ''] of text.matchAll(/require\([`"']\.\/([\w.-]+)[`"']\)/g))
      if (!foreignChunks.some((chunk) => name === `${chunk.name}.cjs`))
        queue.push(path.posix.join(path.posix.dirname(next), name));
  }
  return [...texts.values()];
}
