import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../lib/paths.ts';
import { createFirstSteps } from './first-steps.ts';

function setUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const content = path.join(folder, 'site');
  cpSync(path.join(root, 'starter'), content, { recursive: true });
  const readCompany = () =>
    parse(readFileSync(path.join(content, 'company.yaml'), 'utf8')) as Record<string, unknown>;
  return { steps: createFirstSteps(root, content), readCompany };
}

test("asks the questions of setup, with the site's answers", () => {
  const { steps } = setUp();
  const asked = new Map(steps.describe().map((step) => [step.id, step]));
  expect(asked.get('name')).toMatchObject({ ask: 'What is the company called?', present: 'Your Company' });
  expect(asked.get('direction')?.choices?.length).toBeGreaterThan(10);
  expect(asked.get('warranty')?.help).toContain('Write “none” to promise nothing');
});

test('writes the given answers and keeps the others', async () => {
  const { steps, readCompany } = setUp();
  const before = readCompany();
  await steps.write({ name: 'Rio Drywall', town: 'Española, NM 87532', states: 'NM, CO' });
  expect(readCompany()).toMatchObject({ name: 'Rio Drywall', state: 'NM', email: before['email'] });
});

test('names an invalid answer and writes nothing', async () => {
  const { steps, readCompany } = setUp();
  const before = readCompany();
  const written = steps.write({ name: 'Rio Drywall', phone: '12', hours: 'never' });
  await expect(written).rejects.toMatchObject({
    status: 422,
    issues: [{ path: ['phone'] }, { path: ['hours'] }],
  });
  expect(readCompany()).toEqual(before);
});
