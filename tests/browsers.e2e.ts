/** Checks that the oldest browsers in the README can read the build (Safari 15.4, Chrome 108, Firefox 121). */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readPage, routes, site } from '../tools/lib/built-site.ts';

/** Syntax newer than Safari 15.4, which would break a script or drop a rule there. */
const newerInScripts = [
  /\(\?<[=!]/,
  /\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|withResolvers)\(/,
  /\b(?:AbortSignal\.timeout|AbortSignal\.any|URL\.parse|URL\.canParse|Object\.groupBy|Array\.fromAsync|RegExp\.escape)\b/,
  /\brequestIdleCallback\b/,
];
const newerInStyles = [
  /@media[^{]*[<>]/,
  /@media not \(/,
  /(?:border|outline|color)[\w-]*:[^;}]*color-mix\((?!in srgb,\s*currentcolor)/i,
];

test('needs no newer browser for scripts', () => {
  const scripts = globSync('_a/*.js', { cwd: site });
  expect(scripts.length).toBeGreaterThan(3);
  for (const file of scripts) {
    const text = readFileSync(path.join(site, file), 'utf8');
    for (const pattern of newerInScripts) expect(text.match(pattern)?.[0], file).toBeUndefined();
  }
});

test('needs no newer browser for styles and inline scripts', () => {
  for (const route of routes) {
    const html = readPage(route);
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css).join('');
    const inline = [...html.matchAll(/<script(?! type="(?:application|spec))[^>]*>([^]*?)<\/script>/g)]
      .map(([, code = '']) => code)
      .join('');
    expect(styles).toContain('@media');
    for (const pattern of newerInStyles) expect.soft(styles.match(pattern)?.[0], route).toBeUndefined();
    for (const pattern of newerInScripts) expect.soft(inline.match(pattern)?.[0], route).toBeUndefined();
  }
});
