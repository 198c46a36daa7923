import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { describeHeader } from './describe-header.ts';
import type { Change } from './draft.ts';

/** The content file as it is, and with one text in the place of another. */
function change(file: string, from: RegExp, to: string): Change {
  const before = readFileSync(path.join(contentFolder, file));
  return { file, before, after: Buffer.from(String(before).replace(from, to)) };
}
const rename = (name: string) => change('company.yaml', /^name: .*$/m, `name: ${name}`);

test.each([
  ['Delgado Walls', undefined],
  ['Blackwater River Framing and Drywall Co', 'on tablets and small laptops'],
])('says of the name “%s” where it folds the menu: %s', (name, place) => {
  const advice = describeHeader([rename(name)], contentFolder);
  if (place) expect(advice).toContain(place);
  else expect(advice).toBeUndefined();
});

test('counts the words of the menu', () => {
  const item = 'header:\n  - { label: Our Commercial Projects, path: /projects-style-01 }';
  const menu = change('navigation.yaml', /^header:/m, item);
  const advice = describeHeader([rename('Blackwater River Framing and Drywall Co'), menu], contentFolder);
  expect(advice).toContain('on wide screens too');
});

test('judges the names that the files have when nothing changes', () => {
  expect(describeHeader([], contentFolder)).toBeUndefined();
});
