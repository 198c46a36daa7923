/**
 * Texts name promises of company.yaml in braces. A sentence that names a promise the company does not make is left out,
 * and so is an entry of a list whose text consists of such sentences.
 */
import { isFields } from '../../../contract/values.ts';

type Names = ReadonlySet<string>;

const namesOne = (text: string, unmade: Names): boolean =>
  [...text.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => unmade.has(name));

/** Empty when every sentence names one of `unmade`. */
const shorten = (text: string, unmade: Names): string =>
  namesOne(text, unmade)
    ? text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !namesOne(sentence, unmade))
        .join(' ')
    : text;

/** `unmade`: names of promises that the company does not make. A text outside of lists keeps its last sentence. */
export function leaveOutPromises<Value>(value: Value, unmade: Names): Value {
  return leaveOut(value, unmade) as Value;
}

function leaveOut(value: unknown, unmade: Names): unknown {
  if (typeof value === 'string') return shorten(value, unmade) || value;
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => (isEmptied(item, unmade) ? [] : [leaveOut(item, unmade)]));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, leaveOut(item, unmade)]));
}

/** Sections of a page have a `kind`: they say more than one text. */
function isEmptied(item: unknown, unmade: Names): boolean {
  if (typeof item === 'string') return item !== '' && shorten(item, unmade) === '';
  return (
    isFields(item) &&
    !('kind' in item) &&
    Object.values(item).some((text) => typeof text === 'string' && isEmptied(text, unmade))
  );
}
