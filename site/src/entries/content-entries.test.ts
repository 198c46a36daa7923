import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'astro/zod';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '../../../contract/content-folder.ts';
import { readYaml } from '../../../contract/read-yaml.ts';
import { findEntry, listEntries } from './content-entries.ts';

test('names every faulty file of a folder in one error', () => {
  const files = readdirSync(path.join(contentFolder, 'team'));
  expect(files.length).toBeGreaterThan(1);
  const list = () => listEntries('team', z.object({ shoeSize: z.number() }));
  for (const file of files) expect(list).toThrow(new RegExp(`team/${file}:\n[^]*at shoeSize`));
});

test('finds nothing for a missing file, and no entries in a missing folder', () => {
  expect(findEntry('team', 'nobody', z.unknown())).toBeUndefined();
  expect(listEntries('nowhere', z.unknown())).toEqual([]);
});

test('reads a file again after it has changed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-yaml-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const schema = z.object({ name: z.string() });
  const save = (text: string) => writeFileSync(path.join(folder, 'a.yaml'), text);
  const read = () => readYaml('a.yaml', schema, { folder });
  save('name: A');
  expect(read()).toBe(read());
  save('name: Ann');
  expect(read()).toEqual({ name: 'Ann' });
  save('name: [');
  expect(read).toThrow('a.yaml: ');
  rmSync(path.join(folder, 'a.yaml'));
  expect(read).toThrow('a.yaml is missing');
});
