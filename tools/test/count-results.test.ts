import { expect, test } from 'vitest';
import { countLastLine, countPlaywright, countVitest, summarizeSteps } from './count-results.ts';

test('counts a test file that could not be loaded as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(countVitest({ numPassedTests: 2, numFailedTests: 0, testResults })).toEqual({
    passed: 2,
    failed: 1,
  });
});

test('counts what went wrong around the browser tests as a failure', () => {
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 },
    errors: [{ message: 'no server' }],
  };
  expect(countPlaywright(report)).toEqual({ passed: 3, failed: 2 });
});

test('believes the last line of a program, and counts one that broke off as a failure', () => {
  expect(countLastLine('3 passed, 0 failed\nmore\n17 passed, 1 failed\n')).toEqual({ passed: 17, failed: 1 });
  expect(countLastLine('3 passed, 0 failed\nError: it broke off\n')).toEqual({ passed: 0, failed: 1 });
});

test('ends with the sum of all steps', () => {
  const text = summarizeSteps([
    { name: 'check', passed: 1, failed: 0, seconds: 1 },
    { name: 'unit tests', passed: 20, failed: 2, seconds: 1 },
  ]);
  expect(text.split('\n').at(-1)).toBe('21 passed, 2 failed');
  expect(text).toContain('✗ unit tests');
});
