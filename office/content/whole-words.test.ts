import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { english } from '../../contract/words/english.ts';
import type { FormNode } from './form-node.ts';
import { dropDefaults, fillDefaults, withDefaults } from './whole-words.ts';

const file = 'words/forms.yaml';

function makeContent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'words'));
  writeFileSync(path.join(folder, 'company.yaml'), 'name: Ada\n');
  return folder;
}

test('shows every text in the form and stores only changed ones', () => {
  const content = makeContent();
  const whole = fillDefaults(content, file, { crash: { sentence: 'Oh no' } }) as typeof english.forms;
  expect(whole.crash.sentence).toBe('Oh no');
  expect(Object.keys(whole)).toEqual(Object.keys(english.forms));
  expect(dropDefaults(content, file, whole)).toEqual({ crash: { sentence: 'Oh no' } });
});

test('restores the default of an emptied text', () => {
  const content = makeContent();
  const whole = fillDefaults(content, file, { crash: { sentence: 'Oh no' } }) as typeof english.forms;
  expect(dropDefaults(content, file, { ...whole, crash: { ...whole.crash, sentence: '' } })).toEqual({});
});

test('leaves other files alone', () => {
  const content = makeContent();
  for (const change of [fillDefaults, dropDefaults])
    expect(change(content, 'company.yaml', { name: '' })).toEqual({ name: '' });
});

test('shows the default of a field, and no plural forms that the language lacks', () => {
  const text: FormNode = { type: 'text' };
  const field = (name: string) => ({ name, label: name, node: text, isOptional: true });
  const form = withDefaults(
    { type: 'group', fields: [field('one'), field('few'), field('other')] },
    { one: 'One lead', other: '{count?} leads' },
  );
  expect(form).toMatchObject({
    fields: [
      { name: 'one', fallback: 'One lead' },
      { name: 'other', fallback: '{count} leads' },
    ],
  });
});
