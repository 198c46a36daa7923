/**
 * Builds the site in the pseudo-language of contract/words, which puts every text of the program in brackets and makes
 * it a third longer. English outside brackets is content, or a text that a translation cannot replace.
 */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { promiseNames } from '../contract/company.ts';
import { listTexts } from '../contract/values.ts';
import { listFiles } from '../tools/lib/list-files.ts';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { root } from '../tools/lib/paths.ts';
import { buildTimeoutMs, copyProject, type ProjectCopy } from './support/copy-project.ts';
import { findOverflow, resizeTo } from './support/judge-page.ts';
import { expect, test as base } from './support/test.ts';

const routes = ['/', '/contact', '/estimate', '/bid', '/drywall', '/search?q=xyzzy'];

let copy: ProjectCopy;
let server: LiveServer | undefined;
const test = base.extend({ baseURL: async ({}, use) => use(server?.url) });

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });

test.beforeAll(async () => {
  copy = copyProject('pseudo-language', ['server', 'tools']);
  rmSync(copy.content, { recursive: true });
  cpSync(path.join(root, 'starter'), copy.content, { recursive: true });
  // Without the promises, pages would leave out texts of the files.
  const promises = `promises: {${promiseNames.map((name) => `${name}: Somewhat`).join(', ')}}`;
  const company = copy.readContent('company.yaml').replace('promises: {}', promises);
  copy.writeContent('company.yaml', `${company}\nlanguage: en-XA\n`);
  const { code, output } = await copy.build();
  expect(code, output).toBe(0);
  server = await startServer(path.join(copy.folder, 'data'), { SITE_DIR: copy.dist });
});

test.afterAll(async () => {
  await server?.stop();
  copy.remove();
});

/** Returns the texts of blocks and of visible or audible attributes, one per line. */
const readTexts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      if (!(node instanceof Element) || node.matches('script, style, template')) return '';
      const text = [...node.childNodes].map(read).join('');
      return getComputedStyle(node).display.startsWith('inline') ? text : `\n${text}\n`;
    };
    const names = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
    const attributes = names.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...attributes, read(document.body)].join('\n');
  });

function stripBrackets(text: string): string {
  const stripped = text.replace(/\[[^[\]]*\]/g, '');
  return stripped === text ? text : stripBrackets(stripped);
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const place = /\{\w+\}/g;

/** Patterns for the texts of the content, longest first. Braces match any fact, and link marks split a text. */
function listContentPatterns(): RegExp[] {
  const strings = listFiles(copy.content)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => listTexts(parse(copy.readContent(file))));
  const pieces = strings
    .flatMap((text) => text.split(/\]\([^)]*\)|[[\]*\n]|:\/\//))
    .map((piece) => piece.replace(/^\{\w+\}|\{\w+\}$/g, '').trim())
    // Leave out names of kinds, pictures and icons, and pieces with only a placeholder, which would match every text.
    .filter((piece) => /[A-Z@.\s]/.test(piece) && /\w/.test(piece.replaceAll(place, '')));
  return [...new Set(pieces)]
    .sort((a, b) => b.length - a.length)
    .map((piece) => new RegExp(`(?<!\\w)${piece.split(place).map(escape).join('[^\\n]+?')}(?!\\w)`, 'g'));
}

test('leaves no English of the program on pages in another language', async ({ page }) => {
  const contentPatterns = listContentPatterns();
  for (const route of routes) {
    await page.goto(route);
    const texts = stripBrackets(await readTexts(page)).replaceAll('\u00a0', ' ');
    const left = contentPatterns
      .reduce((rest, pattern) => rest.replace(pattern, ''), texts)
      .split('\n')
      // The pseudo-language uses English number formats.
      .filter((line) => /[a-z]{2}/i.test(line.replace(/\d (ft|in)$/, '')));
    expect.soft(left, route).toEqual([]);
  }
});

test('fits every page in another language on a small phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of routes) {
    await page.goto(route);
    await resizeTo(page, 320, 844);
    await expect.poll(() => findOverflow(page), { message: route, timeout: 5_000 }).toEqual([]);
  }
});
