import { expect, test } from 'vitest';
import { eachItem, endOfItems, toSlots } from '../../contract/page-tree.ts';
import { fillTree } from './fill-tree.ts';

const page = `<p>[[title]]</p>${eachItem('rows')}<i>[[rows.name]]${eachItem('rows.parts')}<b>[[rows.parts.text]]</b>${endOfItems('rows.parts')}</i>${endOfItems('rows')}[[a.b]]`;

test('texts come into their slots, lists as often as they have items', () => {
  const rows = [
    { name: 'one', parts: [] },
    { name: 'two', parts: [{ text: 'x' }, { text: 'y' }] },
  ];
  expect(fillTree(page, { title: 'T', rows, a: { b: 'deep' } })).toBe(
    '<p>T</p><i>one</i><i>two<b>x</b><b>y</b></i>deep',
  );
});

test('texts are escaped and not filled again; a slot without a text is empty', () => {
  const tree = { title: `<"&'>[[a.b]]`, rows: [], a: {} };
  expect(fillTree(page, tree)).toBe('<p>&lt;&quot;&amp;&#39;&gt;[[a.b]]</p>');
});

test.each([
  [eachItem('rows'), 'is not closed'],
  [endOfItems('rows'), 'closes'],
  [eachItem('rows') + endOfItems('other'), 'closes'],
  [eachItem('missing') + endOfItems('missing'), 'there is no list missing'],
])('marks that do not fit are an error of the build: %s', (html, message) => {
  expect(() => fillTree(html, { rows: [] })).toThrow(message);
});

test('slots of a shape name its paths, with one item in a list', () => {
  const shape = { a: '', list: [{ b: '' }], deep: { c: '' } };
  expect(toSlots(shape)).toEqual({ a: '[[a]]', list: [{ b: '[[list.b]]' }], deep: { c: '[[deep.c]]' } });
});
