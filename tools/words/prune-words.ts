/**
 * Sites of version 0.2 and before have every text in content/words. What is left of such a file is what its owner changed:
 * everything else is a default of contract/words.
 */
import { isDeepStrictEqual } from 'node:util';
import { isFields, type Fields } from '../../contract/is-fields.ts';
import { english } from '../../contract/words/english.ts';
import { mergeWords } from '../../contract/words/merge-words.ts';
import { isWordsFile, wordsFiles } from '../../contract/words/words-files.ts';

export interface PrunedWords {
  /** The whole of the new file; empty when the owner changed nothing, so that the file may go. */
  changes: Fields;
  /** Paths of texts that this version does not know, or cannot say with these places in braces: `frame.fax`. */
  dropped: string[];
}

/**
 * `name`: of a file of content/words without its ending. `data`: the file as it was parsed. `delivered`: the same file as the
 * owner's version delivered it, where it is known; a text that is still as delivered becomes today's default. Throws when no
 * file of words has this name.
 */
export function pruneWords(name: string, data: unknown, delivered?: unknown): PrunedWords {
  if (!isWordsFile(name)) throw new Error(`content/words has no file "${name}.yaml"`);
  const defaults = name === 'rates' ? { sample: false, rates: null } : mergeWords<object>(english[name], {});
  const changes = keepChanges(data, [defaults, delivered]);
  const dropped: string[] = [];
  for (const path of listFaults(name, changes)) {
    if (removeAt(changes, path)) dropped.push(path.join('.'));
  }
  return { changes: withoutEmpty(changes), dropped };
}

/** The fields that differ from those of every other version. */
function keepChanges(mine: unknown, others: readonly unknown[]): Fields {
  const entries = Object.entries(isFields(mine) ? mine : {}).flatMap(([key, value]): [string, unknown][] => {
    const theirs = others.map((other) => (isFields(other) ? other[key] : undefined));
    if (theirs.some((other) => isDeepStrictEqual(other, value))) return [];
    return [[key, isFields(value) && theirs.some(isFields) ? keepChanges(value, theirs) : value]];
  });
  return Object.fromEntries(entries);
}

/** Paths that the check of the file refuses; a list goes as a whole. */
function listFaults(name: keyof typeof wordsFiles, changes: Fields): string[][] {
  const issues = wordsFiles[name].schema.safeParse(changes).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const place = issue.path.map((key) => (typeof key === 'string' ? key : undefined));
    const inList = place.indexOf(undefined);
    const path = (inList < 0 ? place : place.slice(0, inList)) as string[];
    return issue.code === 'unrecognized_keys' && inList < 0
      ? issue.keys.map((key) => [...path, key])
      : [path];
  });
}

/** False when an earlier fault has removed it already. */
function removeAt(fields: Fields, path: readonly string[]): boolean {
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (isFields(inner) ? inner[key] : undefined), fields);
  const key = path.at(-1);
  if (!isFields(owner) || key === undefined || !(key in owner)) return false;
  return Reflect.deleteProperty(owner, key);
}

function withoutEmpty(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([key, value]): [string, unknown] => [
    key,
    isFields(value) ? withoutEmpty(value) : value,
  ]);
  return Object.fromEntries(
    entries.filter(([, value]) => !(isFields(value) && Object.keys(value).length === 0)),
  );
}
