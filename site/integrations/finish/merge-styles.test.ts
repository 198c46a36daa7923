import { expect, test } from 'vitest';
import { mergeStyles } from './merge-styles.ts';
import { parsePage } from './built-page.ts';
import { collectVocabulary } from './vocabulary.ts';

const merge = (html: string) => {
  const page = parsePage('a.html', html);
  return mergeStyles(page, collectVocabulary(page, []));
};

test('joins all styles in the first one of the head and leaves the rest of the page as it was', () => {
  const html = `<!doctype html><html><head><meta charset="utf-8"><style>@layer a,b;</style><title>A &amp; B</title>
<style media="print">p{color:tan}</style></head><body><style>@layer b{p{color:red}}</style><p  id=x>Hi</p></body></html>`;
  expect(merge(html))
    .toBe(`<!doctype html><html><head><meta charset="utf-8"><style>@layer a;@layer b{p{color:red}}@media print{p{color:tan}}</style><title>A &amp; B</title>
</head><body><p  id=x>Hi</p></body></html>`);
});

test('moves a style of the body into a head that has none', () => {
  expect(merge('<html><head></head><body><p></p><style>p{color:red}</style></body></html>')).toBe(
    '<html><head><style>p{color:red}</style></head><body><p></p></body></html>',
  );
});

test('leaves styles for visitors without scripts where they are', () => {
  const html =
    '<html><head><style>p{color:red}</style><noscript><style>.x{top:0}</style></noscript></head><body><p></p></body></html>';
  expect(merge(html)).toBe(html);
});

test('names the page whose styles cannot be read', () => {
  expect(() => merge('<html><head><style>p{color:red</style></head></html>')).toThrow(/^a\.html .*no CSS/);
});
