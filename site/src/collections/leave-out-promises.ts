/**
 * Texts name the promises of company.yaml in braces. This module removes sentences that name a promise the company
 * does not make, and list items that consist of such sentences.
 */
import { isFields, mapParts } from '../../../contract/values.ts';

type Names = ReadonlySet<string>;

const namesOne = (text: string, unmade: Names): boolean =>
  [...text.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => unmade.has(name));

/** Empty if every sentence names one of `unmade`. */
const shorten = (text: string, unmade: Names): string =>
  namesOne(text, unmade)
    ? text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !namesOne(sentence, unmade))
        .join(' ')
    : text;

/** `unmade`: promises that the company does not make. A text outside a list keeps its last sentence. */
export function leaveOutPromises<Value>(value: Value, unmade: Names): Value {
  return leaveOut(value, unmade) as Value;
}

function leaveOut(value: unknown, unmade: Names): unknown {
  if (typeof value === 'string') return shorten(value, unmade) || value;
  const isGone = (item: unknown) => isEmptied(item, unmade);
  const left: unknown =
    Array.isArray(value) && value.some(isGone) ? value.filter((item) => !isGone(item)) : value;
  return mapParts(left, (part) => leaveOut(part, unmade));
}

/** Sections have a `kind` and more than one text, so they stay. */
function isEmptied(item: unknown, unmade: Names): boolean {
  if (typeof item === 'string') return item !== '' && shorten(item, unmade) === '';
  return (
    isFields(item) &&
    !('kind' in item) &&
    Object.values(item).some((text) => typeof text === 'string' && isEmptied(text, unmade))
  );
}
