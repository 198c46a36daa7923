import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lintWorkflow } from './lint-workflow.ts';

const delivered = readFileSync('.github/workflows/site.yml', 'utf8');

test('the workflow that is delivered is one', async () => {
  expect(await lintWorkflow('site.yml', delivered)).toEqual([]);
});

test.each([
  ['runs-on:', 'run-on:', /^site\.yml:\d+: .*run-on/],
  ['needs.test.result', 'needs.tests.result', /^site\.yml:\d+: .*tests/],
  ['checkout@v6.0.1', 'checkout@v6', /^site\.yml:\d+: "actions\/checkout@v6" must name a full version/],
  ['contents: read', 'contents: write', /must say "permissions:" with "contents: read"/],
])('%s written as %s is found', async (right, wrong, sentence) => {
  expect(delivered).toContain(right);
  expect(await lintWorkflow('site.yml', delivered.replace(right, wrong))).toContainEqual(
    expect.stringMatching(sentence),
  );
});
