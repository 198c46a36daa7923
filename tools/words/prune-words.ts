/**
 * Sites of version 0.2 and before have every text in content/words. What is left of such a file is what its owner changed:
 * everything else is a default of contract/words.
 */
import { isFields, type Fields } from '../../contract/values.ts';
import { english } from '../../contract/words/english.ts';
import { mergeWords } from '../../contract/words/merge-words.ts';
import { isWordsFile, wordsFiles } from '../../contract/words/words-files.ts';
import { keepChanges } from './keep-changes.ts';

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
  return { changes: keepChanges(changes, []), dropped };
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
