import { expect, test } from 'vitest';
import { numberIds } from './number-ids.ts';

const render = (one: number, other: number) =>
  `<label for="_r${one}R_2_-text">A</label><input id="_r${one}R_2_-text"><input name="_r${other}R_2H1_"><i id="_R_1_">`;

test('gives a page the same ids, in whatever order its components were rendered', () => {
  expect(numberIds(render(4, 11))).toBe(numberIds(render(23, 7)));
  expect(numberIds(render(4, 11))).toBe(
    '<label for="_r1_-text">A</label><input id="_r1_-text"><input name="_r2_"><i id="_R_1_">',
  );
});
