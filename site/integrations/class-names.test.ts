import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shortNames } from './class-names.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('gives each class of each file its own short name, the same in every build', () => {
  for (const part of ['site/src/Hero', 'office']) mkdirSync(path.join(folder, part), { recursive: true });
  const hero = path.join(folder, 'site/src/Hero/Hero.module.css');
  writeFileSync(hero, '.root{margin:.5rem}.root .title:hover{top:0}');
  writeFileSync(path.join(folder, 'office/Card.module.css'), '.root,.title{top:0}');
  const name = shortNames(folder);
  const all = ['Hero/Hero', 'Card'].flatMap((file) =>
    ['root', 'title'].map((part) => name(part, `/any/${file}.module.css?used`)),
  );
  expect(all).toEqual(['Ba', 'Bb', 'Aa', 'Ab']);
  expect(['root', 'title'].map((part) => shortNames(folder)(part, 'Card.module.css'))).toEqual(['Aa', 'Ab']);
});
