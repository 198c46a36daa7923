import { expect, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { promiseNames } from '../../contract/company.ts';
import { root } from '../lib/paths.ts';
import { promiseQuestions } from './promises.ts';
import { listMissing, readOptions } from './read-options.ts';
import { readSurroundings } from './surroundings.ts';

const now = readSurroundings(root, contentFolder);

test('each promise is an option that nobody must give', () => {
  const args = ['--free-radius', '60 miles', '--languages', 'none'];
  expect(readOptions(args).given).toEqual({ freeRadius: '60 miles', languages: 'none' });
  const options = promiseNames.map((name) => `--${promiseQuestions[name].option}`);
  expect(listMissing({}).filter((option) => options.includes(option))).toEqual([]);
});

test.each([
  ['warranty', 'One year', 'one year'],
  ['replyTime', 'within 2 working days.', '2 working days'],
  ['languages', 'English and Spanish', 'English and Spanish'],
  ['startTime', 'None', undefined],
] as const)('the promise %s in the words “%s” reads “%s” inside a sentence', (name, text, words) => {
  expect(promiseQuestions[name].parse(text, now)).toBe(words);
});
