/** Fields that an owner may write as one text, in a form or in the file, instead of their parts. */
import { z } from 'zod';
import { parseHours } from '../domain/typed/parse-hours.ts';
import { parseLicenses } from '../domain/typed/parse-licenses.ts';
import { parseStates } from '../domain/typed/parse-states.ts';
import { parsePhone } from '../domain/typed/parse-phone.ts';
import { parsePrice } from '../domain/typed/parse-price.ts';
import { findState } from '../domain/typed/states.ts';
import { TypedError } from '../domain/typed/typed-error.ts';

/** Kind → the parts of a text. Throws a TypedError. */
const parsers = {
  hours: parseHours,
  licenses: parseLicenses,
  states: parseStates,
  price: parsePrice,
  state: (text) => findState(text)?.code ?? text,
  /** A text without a number stays, for the schema of the parts to judge. */
  phone: (text) => ({ shown: parsePhone(text)?.shown ?? text }),
} satisfies Record<string, (text: string) => unknown>;

export type TypedKind = keyof typeof parsers;

/** Throws a TypedError. */
export const parseTyped = (kind: TypedKind, text: string): unknown => parsers[kind](text);

/** The schema of the parts, which also reads a text. */
export const typed = <Parts extends z.ZodType>(kind: TypedKind, parts: Parts) =>
  z
    .preprocess((value, context) => {
      if (typeof value !== 'string') return value;
      try {
        return parseTyped(kind, value);
      } catch (error) {
        if (!(error instanceof TypedError)) throw error;
        context.addIssue({ code: 'custom', message: error.message, input: value });
        return z.NEVER;
      }
    }, parts)
    .meta({ typed: kind });
