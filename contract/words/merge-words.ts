/** Merges an owner's texts into the defaults. */
import { isFields } from '../values.ts';

/**
 * Merges `changes` into the defaults, in their order. Removes the question mark of optional placeholders (`{count?}`),
 * and texts that are empty by default and were not changed.
 */
export function mergeWords<Words>(defaults: Words, changes: unknown): Words {
  return merge(defaults, changes) as Words;
}

function merge(words: unknown, changes: unknown): unknown {
  if (!isFields(words)) return dropMarks(changes === undefined ? words : changes);
  const changed = isFields(changes) ? changes : {};
  const keys = new Set([...Object.keys(words), ...Object.keys(changed)]);
  const entries = [...keys].map((key) => [key, merge(words[key], changed[key])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function dropMarks(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(/\{(\w+)\?\}/g, '{$1}');
  return Array.isArray(words) ? words.map(dropMarks) : words;
}
