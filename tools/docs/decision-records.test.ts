import { expect, test } from 'vitest';
import { checkRecords } from './decision-records.ts';

const record = (name: string, text: string) => ({ name: `docs/decisions/${name}.md`, text });
const readme = (...rows: string[]) => record('README', ['| No | Title | By |', ...rows].join('\n'));
const first = record('0001-a', '# 0001 A\n\nText.');
const second = record('0002-b', '# 0002 B\n\nSuperseded by [0001](0001-a.md).');
const rows = ['| [0001](0001-a.md) | A |  |', '| [0002](0002-b.md) | B | 0001 |'] as const;

test('numbered, titled and listed records are without fault', () => {
  expect(checkRecords([second, readme(...rows), first])).toEqual([]);
});

test('a gap in the numbers names the next one', () => {
  const third = record('0003-b', '# 0003 B');
  const list = readme(rows[0], '| [0003](0003-b.md) | B |  |');
  expect(checkRecords([first, third, list])).toEqual(['docs/decisions/0003-b.md: the next number is 0002']);
});

test('a title with another number, or in another form, is named', () => {
  const wrong = record('0002-b', '# 0002: B');
  expect(checkRecords([first, wrong, readme(rows[0])])[0]).toBe(
    'docs/decisions/0002-b.md: the first line is "# 0002 Title"',
  );
});

test('a record that the list forgets, and a line without its record, are named', () => {
  const faults = checkRecords([first, second, readme(rows[0], '| [0002](0002-b.md) | B |  |')]);
  expect(faults).toEqual([
    `docs/decisions/README.md: a line is missing: ${rows[1]}`,
    'docs/decisions/README.md: no record is like this line: | [0002](0002-b.md) | B |  |',
  ]);
});

test('a record cannot be superseded by one that does not exist', () => {
  const lost = record('0002-b', '# 0002 B\n\nSuperseded by [0009](0009-z.md).');
  const list = readme(rows[0], '| [0002](0002-b.md) | B | 0009 |');
  expect(checkRecords([first, lost, list])).toEqual(['docs/decisions/0002-b.md: there is no record 0009']);
});
