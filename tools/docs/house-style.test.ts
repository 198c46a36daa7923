import { expect, test } from 'vitest';
import { checkStyle } from './house-style.ts';

const check = (line: string, quotes: string[] = []) => checkStyle([{ name: 'a.ts', text: line }], quotes);

test.each([
  ['The file lies in data/.', 'lies', 2],
  ['What to do stands in the runbook.', 'stands', 2],
  ['The database is away.', 'is away', 2],
  ['The visitor sees her words.', 'her', 4],
  ['const accentColour = 1;', 'accentColour', 5],
  ['justify: centre', 'centre', 5],
  ['a labelled field', 'labelled', 5],
  ['Shall this lead be kept?', 'Shall', 6],
])('“%s” is a fault', (line, word, rule) => {
  const [fault = '', ...others] = check(line);
  expect(fault).toContain(`a.ts:1: “${word}”`);
  expect(fault).toContain(`rule ${String(rule)}`);
  expect(others).toEqual([]);
});

test.each([
  'The slides stand still, side by side.',
  'Three slides stand side by side.',
  'The server understands a standard centimeter of the central, colorful theme.',
  'Others use the shell to believe what the client has.',
])('“%s” is none', (line) => {
  expect(check(line)).toEqual([]);
});

test('words of the content may be written as they are, and nothing else of the line', () => {
  expect(check('who stands behind the plumber', ['stands behind the plumber'])).toEqual([]);
  expect(check('stands behind the plumber stands', ['stands behind the plumber'])).toHaveLength(1);
});
