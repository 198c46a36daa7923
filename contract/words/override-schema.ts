/**
 * Derives the schema of a file in content/words, which contains only texts that an owner changed. It follows from the
 * default texts: their keys, placeholders, plural forms and lists.
 */
import { z } from 'zod';
import type { CountedText } from '../fill-in.ts';
import { text } from '../text-places.ts';
import { findNearest } from './find-nearest.ts';

/** A subset of the texts, under the same keys. */
export type Override<Words> = Words extends readonly unknown[]
  ? Words
  : Words extends object
    ? { [Key in keyof Words]?: Override<Words[Key]> }
    : Words;

/** Path, such as `zip.areas` → schema, for data that is not a text of the program. */
type OwnParts = Readonly<Record<string, z.ZodType>>;

export function overrideSchema<Words extends object>(defaults: Words, own: OwnParts = {}) {
  return deriveSchema(defaults, { own, isWhole: false }) as z.ZodType<Override<Words>>;
}

/** For the manifest of a build, in which every text is required. */
export function wholeSchema<Words extends object>(defaults: Words, own: OwnParts = {}) {
  return z.lazy(() => deriveSchema(defaults, { own, isWhole: true })) as z.ZodType<Words>;
}

interface Rules {
  own: OwnParts;
  isWhole: boolean;
}

function deriveSchema(defaults: unknown, rules: Rules, path: readonly string[] = []): z.ZodType {
  const ownPart = rules.own[path.join('.')];
  if (ownPart) return ownPart;
  if (typeof defaults === 'string') return text(...listDefaultPlaces(defaults));
  if (Array.isArray(defaults)) return z.array(deriveItem(defaults, path)).min(1);
  if (isCounted(defaults)) return countedSchema(defaults, rules);
  const entries = Object.entries(defaults as Record<string, unknown>).map(([key, value]) => {
    const inner = deriveSchema(value, rules, [...path, key]);
    return [key, rules.isWhole && value !== '' ? inner : inner.exactOptional()];
  });
  return namedParts(Object.fromEntries(entries) as Record<string, z.ZodType>, path);
}

/** An owner's text may omit `{count?}` of the default, but must contain `{count}`. */
const listDefaultPlaces = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+\??)\}/g)].map(([, name = '']) => name);

const isCounted = (words: unknown): words is CountedText =>
  typeof words === 'object' && words !== null && 'one' in words && 'other' in words;

/** Languages have further forms: `few` and `many` in Polish, `two` in Welsh. */
function countedSchema({ one, other }: CountedText, { isWhole }: Rules) {
  const places = listDefaultPlaces(other);
  const withoutCount = places.map((name) => (name === 'count' ? 'count?' : name));
  const form = text(...places).exactOptional();
  return z.strictObject({
    zero: form,
    one: isWhole ? text(...withoutCount) : text(...withoutCount, ...listDefaultPlaces(one)).exactOptional(),
    two: form,
    few: form,
    many: form,
    other: isWhole ? text(...places) : form,
  });
}

/** Items have the keys of the default ones. `value` identifies a default item with another label. */
function deriveItem(items: readonly unknown[], path: readonly string[]): z.ZodType {
  const [first] = items;
  if (typeof first === 'string') return text();
  if (Array.isArray(first)) return z.array(text()).min(2);
  const objects = items as Record<string, string>[];
  const keys = [...new Set(objects.flatMap((item) => Object.keys(item)))];
  const entries = keys.map((key) => {
    if (key === 'value') return [key, z.enum(objects.map(({ value = '' }) => value)).exactOptional()];
    return [key, objects.every((item) => key in item) ? text() : text().exactOptional()];
  });
  return namedParts(Object.fromEntries(entries) as Record<string, z.ZodType>, path);
}

/** A text under a misspelled key would never be shown, so the error suggests the nearest key. */
function namedParts(parts: Record<string, z.ZodType>, path: readonly string[]) {
  const names = Object.keys(parts);
  return z.strictObject(parts, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .map((key) => `there is no text "${[...path, key].join('.')}"; ${advise(key, names)}`)
            .join('. ')
        : undefined,
  });
}

function advise(key: string, names: readonly string[]): string {
  const nearest = findNearest(key, names);
  return nearest ? `did you mean "${nearest}"?` : `choose from ${names.join(', ')}`;
}
