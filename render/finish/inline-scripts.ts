/**
 * Astro keeps a script with dynamic imports in a separate file. Requesting the file before the first paint costs
 * 0.3 s on Lighthouse's phone, so small scripts are inlined.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceElement } from 'domutils';
import { init, parse } from 'es-module-lexer';
import { createCode, findElements, type Page } from './built-page.ts';
import { toSitePath } from './page-scripts.ts';

await init;

const largestBytes = 2_500;

export function inlineScripts(site: string, page: Page): void {
  for (const script of findElements(page, 'script[type="module"][src]')) {
    const file = toSitePath(script.attribs['src'] ?? '', page.file);
    const text = file && existsSync(path.join(site, file)) ? readFileSync(path.join(site, file), 'utf8') : '';
    if (!file || text === '' || text.length > largestBytes || /<\/script/i.test(text)) continue;
    const code = dropOtherIslands(page, pointFromRoot(file, text).trim());
    replaceElement(script, createCode('script', code, { type: 'module' }));
  }
}

/** Addresses in a file are relative to the file. Inline, they would be relative to the page. */
function pointFromRoot(file: string, text: string): string {
  let pointed = '';
  let read = 0;
  for (const { s: start, e: end, d } of parse(text)[0]) {
    // The position of a dynamic import includes the quotes.
    const isLater = d > -1;
    const address = isLater ? text.slice(start + 1, end - 1) : text.slice(start, end);
    const target = /^\.[\w./-]+$/.test(address) ? toSitePath(address, file) : undefined;
    if (!target) continue;
    pointed += text.slice(read, start) + (isLater ? `"/${target}"` : `/${target}`);
    read = end;
  }
  return pointed + text.slice(read);
}

/** The loader of islands lists every island (sections/islands.client.ts). A page needs only its own. */
function dropOtherIslands(page: Page, text: string): string {
  const islands = findElements(page, '[data-island]').map(({ attribs }) => attribs['data-island']);
  return text.replaceAll(/"[^"]*\/(\w+)\.island\.tsx":\(\)=>import\([^()]*\),?/g, (entry, name: string) =>
    islands.includes(name) ? entry : '',
  );
}
