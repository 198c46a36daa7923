/** Many projects and articles: their lists go on at addresses of their own, and no page becomes heavy. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../tools/lib/list-files.ts';
import { multiplyContent } from '../tools/lib/multiply-content.ts';
import { devices } from './support/budgets.ts';
import { buildTimeoutMs, copyProject, type ProjectCopy } from './support/copy-project.ts';
import { expect, test } from './support/test.ts';

const many = 100;
const longest = 24;

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });

let copy: ProjectCopy;
let before: { projects: number; posts: number };

const multiply = (folder: string) => multiplyContent(path.join(copy.folder, folder), 'copied', many);

const readBuilt = (route: string) => readFileSync(path.join(copy.dist, `${route.slice(1)}.html`), 'utf8');
const findLinks = (html: string, pattern: RegExp) =>
  new Set(
    [...(/<main[^]*<\/main>/.exec(html)?.[0].matchAll(/ href="([^"]+)"/g) ?? [])]
      .map(([, href = '']) => href)
      .filter((href) => pattern.test(href)),
  );

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  copy = copyProject('long-lists');
  before = { projects: multiply('content/projects'), posts: multiply('content/posts') };
  const { code, output } = await copy.build();
  expect(code, output).toBe(0);
});
test.afterAll(() => copy.remove());

for (const [name, first, next, pattern] of [
  ['projects', '/projects/page/1', '/projects/page', /^\/projects\/(?!page\/)/],
  ['posts', '/blog', '/blog/page', /^\/blog\/(?!page\/|category\/)/],
] as const) {
  test(`every one of many ${name} is on one page of their list, and every page leads to the others`, () => {
    const total = before[name] + many;
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

test('the page above all projects leads to their list, and the list of all pages names the lists', () => {
  expect(readBuilt('/projects-style-01')).toContain('href="/projects/page/1"');
  const search = readBuilt('/search');
  expect(search).toContain('href="/projects/page/1"');
  expect(search).toContain('href="/blog/page/2"');
  expect(search).not.toContain('href="/projects/copied-1"');
});

test('no page becomes heavier than any page may be', () => {
  const pages = listFiles(copy.dist).filter((file) => file.endsWith('.html.br'));
  expect(pages.length).toBeGreaterThan(2 * many);
  const heavy = pages.filter((file) => statSync(path.join(copy.dist, file)).size > devices.phone.limits.html);
  expect(heavy).toEqual([]);
});
