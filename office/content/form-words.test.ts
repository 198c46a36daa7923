/** Checks every word of the editor's forms: the owner of a drywall company must understand it. */
import { expect, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { valueAt, visitValues, type Path } from '../../contract/values.ts';
import { root } from '../../tools/lib/paths.ts';
import { check } from './check.ts';
import { keyOf, setAt } from './client/edit-value.ts';
import { findType } from './content-files.ts';
import { createContentValues } from './content-values.ts';
import { listFormWords } from './list-form-words.ts';
import { readModels } from './models.ts';
import { readComments } from './read-comments.ts';

const { forms, schemas } = readModels(contentFolder, readComments(root));

/** Programmers' words. */
const foreign =
  /yaml|\b(?:content|site|docs)\/|\bISO\b|\bms\b|`|\b(?:true|false)$|^(?:true|false)\b|anchor|slug|boolean|JSON|schema|HTML|Markdown|\bpath\b|sidebar|breadcrumb|command line|\bnpm\b|\bhero\b|\bURL\b|carousel|\bpager\b|\bfolder\b|\bfile of\b|no direction/i;
/** Camel case, ids of promises, names with a number. */
const code = /[a-z][A-Z]|[A-Z]{3,}-[A-Z]{3,}|E\.164|[a-z]\d\b/;
/** Names of services, an example id, and placeholders. */
const names = /\d kB|WebP|LinkedIn|YouTube|aqz-KE-bpKQ|smallRepair|“Read More”|\{\w+\}/g;

const isForeign = (words: string): boolean => {
  const text = words.replace(names, '');
  return foreign.test(text) || code.test(text);
};

test("uses an owner's words in every label, hint and choice", () => {
  const words = Object.entries(forms).flatMap(([type, form]) => [...listFormWords(form, type)]);
  expect(words.length).toBeGreaterThan(2000);
  const judged = words.filter(({ where, isLabel }) => !isLabel || !where.startsWith('words/'));
  expect(judged.filter((one) => isForeign(one.words))).toEqual([]);
});

const junk = ['', '?', 'Ä', 'x'.repeat(400), -1, 0.5, 10_000_000, [], {}, undefined];

/** The same field in two files has one message. */
const nameField = (type: string, value: unknown, where: Path): string => {
  const kinds = where
    .map((_, index) => valueAt(value, [...where.slice(0, index + 1), 'kind']))
    .filter(Boolean);
  return `${type} ${kinds.join(' ')} ${keyOf(where.filter((key) => typeof key === 'string'))}`;
};

test("uses an owner's words in every message about an invalid field", { timeout: 120_000 }, () => {
  const seen = new Set<string>();
  const said = new Map<string, string>();
  for (const [file, value] of createContentValues(contentFolder).readAll().values) {
    const type = findType(file);
    if (!type) continue;
    for (const { path: where } of visitValues(value)) {
      const field = nameField(type, value, where);
      if (where.length === 0 || where.at(-1) === 'kind' || seen.has(field)) continue;
      seen.add(field);
      for (const one of junk)
        for (const { message } of check(schemas[type], setAt(value, where, one))) said.set(message, field);
    }
  }
  expect(said.size).toBeGreaterThan(30);
  expect([...said].filter(([message]) => isForeign(message.replace(/“[^”]*”|: .*/g, '')))).toEqual([]);
});
