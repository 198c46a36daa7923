import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertItem, moveItem, renameKey, setAt, valueAt } from './edit-value.ts';
import { toLabel, toSingular } from '../labels.ts';
import { describeItem } from './describe-item.ts';
import { fillIn, findField, listLeaves } from './page-texts.ts';
import { toAddress } from './to-address.ts';
import { addStep, redo, startStack, undo } from './undo-stack.ts';

const page = {
  title: 'About',
  sections: [
    { kind: 'Head', title: 'Hello' },
    { kind: 'Text', text: ['a', 'b'] },
  ],
};

test('a change makes a new value and leaves the old one', () => {
  const next = setAt(page, ['sections', 1, 'text', 0], 'c');
  expect(valueAt(next, ['sections', 1, 'text'])).toEqual(['c', 'b']);
  expect(valueAt(page, ['sections', 1, 'text'])).toEqual(['a', 'b']);
  expect(setAt(page, ['sections', 0], undefined)).toEqual({ ...page, sections: [page.sections[1]] });
  expect(Object.keys(setAt(page, ['title'], 'x') as object)).toEqual(['title', 'sections']);
});

test('items move, rows keep their place under a new name', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(insertItem(['a'], 0, 'b')).toEqual(['b', 'a']);
  expect(Object.keys(renameKey({ a: 1, b: 2 }, 'a', 'c'))).toEqual(['c', 'b']);
});

test('typing in one field is one step; undo and redo come back to every state', () => {
  let stack = startStack('0');
  stack = addStep(stack, '1', ['title']);
  stack = addStep(stack, '2', ['title']);
  stack = addStep(stack, '3', ['text']);
  expect(undo(stack).value).toBe('2');
  expect(undo(undo(stack)).value).toBe('0');
  expect(undo(undo(undo(stack))).value).toBe('0');
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (values) => {
      const all = values.reduce((old, value) => addStep(old, value), startStack('start'));
      const back = values.reduce((old) => undo(old), all);
      expect(back.value).toBe('start');
      expect(values.reduce((old) => redo(old), back).value).toBe(values.at(-1));
    }),
  );
});

test('a text of the page leads to its field', () => {
  const facts = { phone: '(843) 555-0142' };
  const leaves = listLeaves({ a: 'Call {phone}', b: 'See [prices](/prices) first', c: 'Same', d: 'Same' });
  expect(findField(leaves, 'Call (843)\u00a0555-0142', 0, facts)).toEqual(['a']);
  expect(findField(leaves, 'See prices first', 0, facts)).toEqual(['b']);
  expect(findField(leaves, 'same', 1, facts)).toEqual(['d']);
  expect(findField(leaves, 'Somebody else says this', 0, facts)).toBeUndefined();
  expect(fillIn('{phone} {other}', facts)).toBe('(843) 555-0142 {other}');
});

test('names are words', () => {
  expect(toLabel('benefitsHeading')).toBe('Benefits heading');
  expect(toSingular('Categories')).toBe('category');
  expect(toSingular('Boxes')).toBe('box');
  expect(describeItem({ kind: 'Head', title: '', text: 'Hello' })).toBe('Hello');
  expect(toAddress('Kitchen & Bäder, Süd')).toBe('kitchen-bader-sud');
  expect(toAddress('a-', true)).toBe('a-');
});
