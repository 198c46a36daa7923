import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { root } from '../lib/paths.ts';
import { sift } from './ask.ts';
import { keepAnswers } from './keep-answers.ts';
import { readSurroundings } from './surroundings.ts';

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('answers are kept for the folder they belong to, until they are removed', () => {
  const folder = makeFolder();
  const kept = keepAnswers(folder, path.join(folder, 'content'));
  expect(kept.read()).toEqual({});
  kept.write({ name: 'Delgado Walls' });
  expect(kept.read()).toEqual({ name: 'Delgado Walls' });
  expect(keepAnswers(folder, path.join(folder, 'other')).read()).toEqual({});
  kept.remove();
  expect(kept.read()).toEqual({});
});

test.each(['{"name": "Delg', '["Delgado"]', '{"name": 7}'])(
  'of the damaged file %s no answer is taken',
  (text) => {
    const folder = makeFolder();
    mkdirSync(path.join(folder, '.cache/setup'), { recursive: true });
    writeFileSync(path.join(folder, '.cache/setup/content.json'), text);
    expect(keepAnswers(folder, path.join(folder, 'content')).read()).toEqual({});
  },
);

test('an answer that is not understood any more is asked again', async () => {
  const texts = {
    name: 'Delgado Walls',
    phone: 'soon',
    logo: '/no/such.png',
    warranty: 'none',
    color: 'red',
  };
  const kept = await sift(texts, readSurroundings(root, contentFolder));
  expect(kept).toEqual({ name: 'Delgado Walls', warranty: 'none' });
});
