/** The text of a field that takes one instead of its parts (contract/typed-field.ts). The browser imports it, too. */
import type { OfficeSpan } from '../../contract/weekdays.ts';
import type { TypedKind } from '../../contract/typed-field.ts';
import { siteWords } from '../../contract/words/english-site.ts';
import { formatHours } from '../../domain/format-hours.ts';
import { toPlainSpaces } from '../../domain/typed/plain-spaces.ts';
import { writeLicenses, type TypedLicense } from '../../domain/typed/parse-licenses.ts';

const writers: Record<TypedKind, (parts: never) => string> = {
  hours: (office: readonly OfficeSpan[]) => toPlainSpaces(formatHours({ office }, siteWords.hours)),
  licenses: (licenses: readonly TypedLicense[]) => writeLicenses(licenses),
  phone: ({ shown }: { shown: string }) => shown,
  price: (price: string) => price,
  state: (code: string) => code,
  states: (states: readonly { code: string }[]) => states.map(({ code }) => code).join(', '),
};

/** `value` may be a text that nobody has read yet, or parts with faults, which have no text. */
export function writeTyped(kind: TypedKind, value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return writers[kind](value as never);
  } catch {
    return '';
  }
}
