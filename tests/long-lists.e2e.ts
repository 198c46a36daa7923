/** Many projects and articles: their lists are split into pages, and no page gets heavy. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../tools/lib/list-files.ts';
import { devices } from './support/budgets.ts';
import { openOwnerCopy } from './support/copy-project.ts';
import { manyEntries } from './support/owner-copy.ts';
import { expect, test } from './support/test.ts';

const longest = 24;

const copy = openOwnerCopy();
const countEntries = (list: string) => listFiles(path.join(copy.folder, 'content', list)).length;

const readBuilt = (route: string) => readFileSync(path.join(copy.dist, `${route.slice(1)}.html`), 'utf8');
const findLinks = (html: string, pattern: RegExp) =>
  new Set(
    [...(/<main[^]*<\/main>/.exec(html)?.[0].matchAll(/ href="([^"]+)"/g) ?? [])]
      .map(([, href = '']) => href)
      .filter((href) => pattern.test(href)),
  );

for (const [name, first, next, pattern] of [
  ['projects', '/projects/page/1', '/projects/page', /^\/projects\/(?!page\/)/],
  ['posts', '/blog', '/blog/page', /^\/blog\/(?!page\/|category\/)/],
] as const) {
  test(`lists each of many ${name} on one page, and links all pages of the list`, () => {
    const total = countEntries(name);
    expect(total).toBeGreaterThan(manyEntries);
    const parts = Math.ceil(total / longest);
    const addresses = Array.from({ length: parts }, (_, index) =>
      index === 0 ? first : `${next}/${index + 1}`,
    );
    const found = addresses.map((route) => {
      const html = readBuilt(route);
      for (const other of addresses) expect(html).toContain(`href="${other}"`);
      expect(html).toContain(`<a href="${route}" aria-current="page"`);
      return findLinks(html.replace(/<aside[^]*?<\/aside>/g, ''), pattern);
    });
    for (const links of found) expect(links.size).toBeLessThanOrEqual(longest);
    expect(new Set(found.flatMap((links) => [...links])).size).toBe(total);
    expect(existsSync(path.join(copy.dist, `${next.slice(1)}/${parts + 1}.html`))).toBe(false);
    const titles = addresses.map((route) => /<title>(.*?)<\/title>/.exec(readBuilt(route))?.[1]);
    expect(new Set(titles).size).toBe(parts);
  });
}

test('links to the project list from its parent page and from the list of all pages', () => {
  expect(readBuilt('/projects-style-01')).toContain('href="/projects/page/1"');
  const search = readBuilt('/search');
  expect(search).toContain('href="/projects/page/1"');
  expect(search).toContain('href="/blog/page/2"');
  expect(search).not.toContain('href="/projects/copied-1"');
});

test('keeps every page within the budget', () => {
  const pages = listFiles(copy.dist).filter((file) => file.endsWith('.html.br'));
  expect(pages.length).toBeGreaterThan(2 * manyEntries);
  const heavy = pages.filter((file) => statSync(path.join(copy.dist, file)).size > devices.phone.limits.html);
  expect(heavy).toEqual([]);
});
