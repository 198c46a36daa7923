import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readableName, shortNames } from './class-names.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('short names are one for each class of each file, and the same for every build', () => {
  mkdirSync(path.join(folder, 'Hero'));
  writeFileSync(path.join(folder, 'Hero/Hero.module.css'), '.root{margin:.5rem}.root .title:hover{top:0}');
  writeFileSync(path.join(folder, 'Card.module.css'), '.root,.title{top:0}');
  const name = shortNames(folder);
  const all = ['Hero/Hero', 'Card'].flatMap((file) =>
    ['root', 'title'].map((part) => name(part, `/any/${file}.module.css?used`)),
  );
  expect(all).toEqual(['Ba', 'Bb', 'Aa', 'Ab']);
  expect(['root', 'title'].map((part) => shortNames(folder)(part, 'Card.module.css'))).toEqual(['Aa', 'Ab']);
});

test('more than 26 classes, and more than 26 files, still have names of their own', () => {
  const count = 60;
  for (let file = 0; file < count; file++)
    writeFileSync(
      path.join(folder, `Many${file}.module.css`),
      Array.from({ length: count }, (_, index) => `.part${index}{top:0}`).join(''),
    );
  const name = shortNames(folder);
  const names = Array.from({ length: count * count }, (_, index) =>
    name(`part${index % count}`, `Many${Math.floor(index / count)}.module.css`),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const short of names) expect(short).toMatch(/^[A-Z]+[a-z]+$/);
});

test('a class that is not in the style sheet keeps its readable name', () => {
  expect(shortNames(folder)('unknown', 'Card.module.css')).toBe(readableName('unknown', 'Card.module.css'));
});
