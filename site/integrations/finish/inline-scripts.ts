/**
 * Astro leaves a script that imports something later outside of its page, and then it is a request before the first
 * paint, which costs 0.3 s on Lighthouse's phone. A small one is put into the page instead.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';
import { applyEdits, editPage, type Edit, type Page } from './built-page.ts';
import { findFile } from './page-scripts.ts';

await init;

const largestBytes = 2_500;

export function inlineScripts(site: string, page: Page): Page {
  const edits = page.elements.flatMap(({ name, attributes, start, end }): Edit[] => {
    const source = attributes.get('src');
    if (name !== 'script' || attributes.get('type') !== 'module' || !source) return [];
    const file = findFile(source, page.file);
    const text = file && existsSync(path.join(site, file)) ? readFileSync(path.join(site, file), 'utf8') : '';
    if (!file || text === '' || text.length > largestBytes || /<\/script/i.test(text)) return [];
    return [{ start, end, text: `<script type="module">${pointFromRoot(file, text).trim()}</script>` }];
  });
  return editPage(page, edits);
}

/** The addresses of a file are relative to it; inside a page they would be relative to the page. */
function pointFromRoot(file: string, text: string): string {
  const edits = parse(text)[0].flatMap(({ s: start, e: end, d }): Edit[] => {
    // The place of a dynamic import includes the quotes.
    const isLater = d > -1;
    const address = isLater ? text.slice(start + 1, end - 1) : text.slice(start, end);
    const target = /^\.[\w./-]+$/.test(address) ? findFile(address, file) : undefined;
    if (!target) return [];
    return [{ start, end, text: isLater ? `"/${target}"` : `/${target}` }];
  });
  return applyEdits(text, edits);
}
