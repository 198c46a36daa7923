import { expect, test } from 'vitest';
import { applyEdits, editPage, parsePage, type Edit } from './built-page.ts';

const html = `<!doctype html><html><head><title>A &amp; B</title><style>p{top:0}</style></head><body><main class=m><p  id=x>Hi<br>there</p>
<script type="module">a()</script><section><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></section><noscript><p>No</p></noscript></main></body></html>`;
const page = parsePage('a.html', html);
const find = (name: string) => page.elements.find((element) => element.name === name) ?? page.elements[0]!;
const replace = (name: string, text: string): Edit => ({
  start: find(name).start,
  end: find(name).end,
  text,
});
const insert = (place: number, text: string): Edit => ({ start: place, end: place, text });

test('edits are made in the order of the text, whatever the order of their list', () => {
  expect(applyEdits('abcdef', [insert(4, 'X'), { start: 0, end: 2, text: '' }, insert(6, 'Y')])).toBe(
    'cdXefY',
  );
});

const section = find('section');
test.each<[string, Edit[]]>([
  ['nothing', []],
  ['an element that becomes another', [replace('script', '<script>b("</p>")</script>')]],
  ['an element that becomes several', [replace('p', '<ul class="n"><li>1</li><li>2</li></ul><hr>')]],
  ['an element that goes', [replace('style', ''), replace('script', '')]],
  ['one that is put in before another', [insert(section.start, '<link rel="stylesheet" href="/b.css">')]],
  ['one that is put in behind another', [insert(section.end, '<i></i>')]],
  ['one that becomes the first inside', [insert(section.contentStart, '<b>1</b>')]],
  ['one that becomes the last inside', [insert(section.contentStart + section.content.length, '<b>9</b>')]],
  [
    'several at once',
    [
      replace('script', ''),
      insert(section.start, '<b>1</b>'),
      replace('style', '<style>p{top:1px}p{left:2px}</style>'),
      insert(find('head').end - '</head>'.length, '<meta charset="utf-8">'),
    ],
  ],
])('an edited page is the same as one that is parsed again: %s', (_, edits) => {
  expect(editPage(page, edits)).toEqual(parsePage('a.html', applyEdits(html, edits)));
});
