import { expect, test } from 'vitest';
import { listTexts, mapTexts, visitTexts, visitValues } from './values.ts';

const data = { title: 'A', parts: [{ text: ['B', 3] }, null], isOn: true };

test('visits every value with its path, outer ones first', () => {
  expect(visitValues(data).map(({ path }) => path.join('.'))).toEqual([
    '',
    'title',
    'parts',
    'parts.0',
    'parts.0.text',
    'parts.0.text.0',
    'parts.0.text.1',
    'parts.1',
    'isOn',
  ]);
});

test('lists texts with their paths', () => {
  expect(visitTexts(data).map(({ path, key, value }) => ({ path, key, value }))).toEqual([
    { path: ['title'], key: 'title', value: 'A' },
    { path: ['parts', 0, 'text', 0], key: 0, value: 'B' },
  ]);
  expect(listTexts('alone')).toEqual(['alone']);
});

test('shares unchanged parts with its input', () => {
  const mapped = mapTexts(data, (text) => (text === 'A' ? 'C' : text));
  expect(mapped).toEqual({ ...data, title: 'C' });
  expect(mapped.parts).toBe(data.parts);
  expect(mapTexts(data, (text) => text)).toBe(data);
});

test('replaces texts in a copy and keeps everything else', () => {
  const before = structuredClone(data);
  expect(mapTexts(data, (text, path) => `${text}${path.length}`)).toEqual({
    title: 'A1',
    parts: [{ text: ['B4', 3] }, null],
    isOn: true,
  });
  expect(data).toEqual(before);
});
