import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fitStyles, joinStyles, type Measure } from './fit-styles.ts';
import { findElements, parsePage } from './built-page.ts';
import { findInlineScripts } from './page-scripts.ts';
import { collectVocabulary } from './vocabulary.ts';

const measure = (html: string) => Promise.resolve(brotliCompressSync(html).length);
const merge = async (html: string, measureAs: Measure = measure) => {
  const page = parsePage('a.html', html);
  const vocabulary = collectVocabulary(findElements(page, '*'), findInlineScripts(page));
  return fitStyles(page, await joinStyles(page, vocabulary), measureAs);
};
const mergeToHtml = async (html: string) => (await merge(html)).html;

test('joins all styles in the first style element of the head and leaves the rest of the page alone', async () => {
  const html = `<!doctype html><html><head><meta charset="utf-8"><style>@layer a,b;</style><title>A &amp; B</title>
<style media="print">p{color:tan}</style></head><body><style>@layer b{p{color:red}}</style><p id="x">Hi</p></body></html>`;
  expect(await mergeToHtml(html))
    .toBe(`<!DOCTYPE html><html><head><meta charset="utf-8"><style>@layer a;@layer b{p{color:red}}@media print{p{color:tan}}</style><title>A &amp; B</title>
</head><body><p id="x">Hi</p></body></html>`);
});

test('moves a style of the body to a head without styles', async () => {
  expect(await mergeToHtml('<html><head></head><body><p></p><style>p{color:red}</style></body></html>')).toBe(
    '<html><head><style>p{color:red}</style></head><body><p></p></body></html>',
  );
});

test('keeps <noscript> styles in place', async () => {
  const html =
    '<html><head><style>p{color:red}</style><noscript><style>.x{top:0}</style></noscript></head><body><p></p></body></html>';
  expect(await mergeToHtml(html)).toBe(html);
});

test('names the page with invalid CSS', async () => {
  await expect(merge('<html><head><style>p{color:red}}</style></head></html>')).rejects.toThrow(
    /^a\.html .*invalid CSS/,
  );
});

const noise = Array.from({ length: 3_000 }, (_, index) =>
  createHash('md5').update(String(index)).digest('hex'),
).join(' ');
const sections = (end: string) =>
  `<main><section class="hero"></section><section class="two"></section><section class="three"></section>${end}</main>`;
const css = `@layer base{:root{--early:1px;--late:2px;--never:3px}.hero{top:var(--early)}.three{top:var(--late)}.hero,.three{left:0}
[data-held] .two{top:0}[data-open] .two{top:5px}.gone{top:0}}@font-face{font-family:A;src:url(a.woff2)}`;
const page = (end: string, styles = css) =>
  `<html><head><script>document.documentElement.dataset.held=""</script><style>${styles}</style></head><body>${sections(end)}<script>dataset.open=""</script></body></html>`;
/** The file with the styles from below the fold. */
const later = (files: Record<string, string>) => {
  const [[address = '', css = ''] = []] = Object.entries(files);
  return { address, css };
};
const inPage = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1];

test('keeps all styles in a page that fits the first window', async () => {
  const { html, files } = await merge(page(''));
  expect(files).toEqual({});
  expect(html).toContain('.three{top:var(--late)}');
});

test('keeps the styles of the first two sections in a larger page, and loads the rest where they end', async () => {
  const { html, files } = await merge(page('', `${css}.three:before{content:"${noise}"}`));
  expect(inPage(html)).toBe(
    '@layer base{:root{--early:1px}.hero{top:var(--early);left:0}[data-held] .two{top:0}}@font-face{font-family:A;src:url(a.woff2)}',
  );
  expect(later(files).css).toContain(
    '@layer base{:root{--late:2px}.three{top:var(--late);left:0}[data-open] .two{top:5px}}',
  );
  expect(html).toContain(
    `<section class="two"><link rel="stylesheet" href="${later(files).address}" fetchpriority="low"></section><section class="three">`,
  );
  expect(later(files).address).toMatch(/^\/_a\/below\.[\w-]{8}\.css$/);
});

test('sets properties for rules of the first view in the later file', async () => {
  const { files } = await merge(
    page('', `section{top:var(--top,0)}.three{--top:9px;--never:3px}.three:before{content:"${noise}"}`),
  );
  expect(later(files).css).toContain('.three{--top:9px}');
});

test("keeps only the first section's styles if the page is still too large", async () => {
  const { html, files } = await merge(page(`<p>${noise}</p>`));
  expect(inPage(html)).not.toContain('.two');
  expect(later(files).css).toContain('[data-held] .two{top:0}');
  expect(html).toContain(
    `<section class="hero"><link rel="stylesheet" href="${later(files).address}" fetchpriority="low"></section>`,
  );
});

test('styles closed parts later', async () => {
  const closed = `<div popover class="box"></div><details><summary class="sum"></summary><p class="in"></p></details>`;
  const styles = `${css}.box{top:6px}.in{top:7px}.sum{top:8px}.three:before{content:"${noise}"}`;
  const { html } = await merge(page('', styles).replace('<main>', `${closed}<main>`));
  expect(inPage(html)).toContain('.sum{top:8px}');
  expect(inPage(html)).not.toMatch(/\.box|\.in\b/);
});

test('uses the slower Brotli quality only for pages that fit no other way', async () => {
  const { quality, tooManyBytes } = await merge(page(''));
  expect({ quality, tooManyBytes }).toEqual({ quality: 10, tooManyBytes: 0 });
  const large = page(`<p>${noise}</p>`);
  expect(await merge(large, (_, used) => Promise.resolve(used === 10 ? 15_000 : 10_000))).toMatchObject({
    quality: 11,
    tooManyBytes: 0,
  });
  const excess = (await merge(large, () => Promise.resolve(14_600))).tooManyBytes;
  expect(excess).toBeGreaterThan(800);
  expect(await merge(large, () => Promise.resolve(14_601))).toMatchObject({
    quality: 11,
    tooManyBytes: excess + 1,
  });
});
