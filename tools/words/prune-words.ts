/**
 * Sites up to version 0.2 have every text in content/words. This reduces such a file to the texts that its owner
 * changed. All others are defaults in contract/words.
 */
import { isFields, type Fields } from '../../contract/values.ts';
import { english } from '../../contract/words/english.ts';
import { mergeWords } from '../../contract/words/merge-words.ts';
import { wordsFiles } from '../../contract/words/words-files.ts';
import { isWordsFile } from '../../contract/words/words-labels.ts';
import { keepChanges } from './keep-changes.ts';

export interface PrunedWords {
  /** The whole new file. Empty if the owner changed nothing, so that the file can be deleted. */
  changes: Fields;
  /** Paths of texts that this version does not have, or not with these placeholders, such as `frame.fax`. */
  dropped: string[];
}

/**
 * `name` is the name of a file in content/words without the extension, `data` its parsed content. `delivered` is the
 * file as the owner's version shipped it, if known: an unchanged text becomes the current default. Throws if no file of
 * words has this name.
 */
export function pruneWords(name: string, data: unknown, delivered?: unknown): PrunedWords {
  if (!isWordsFile(name)) throw new Error(`content/words has no file "${name}.yaml"`);
  const defaults = name === 'rates' ? { sample: false, rates: null } : mergeWords<object>(english[name], {});
  const changes = keepChanges(data, [defaults, delivered]);
  const dropped: string[] = [];
  for (const path of listFaults(name, changes)) {
    if (removeAt(changes, path)) dropped.push(path.join('.'));
  }
  return { changes: keepChanges(changes, []), dropped };
}

/** Paths that the schema of the file rejects. A list counts as a whole. */
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

/** Returns false if an earlier fault has already removed it. */
function removeAt(fields: Fields, path: readonly string[]): boolean {
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (isFields(inner) ? inner[key] : undefined), fields);
  const key = path.at(-1);
  if (!isFields(owner) || key === undefined || !(key in owner)) return false;
  return Reflect.deleteProperty(owner, key);
}
