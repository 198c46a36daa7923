/** Error messages for owners. They replace Zod's messages. A schema's own message takes precedence. */
import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const things: Record<string, [one: string, several: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

const count = (origin: string, amount: unknown) =>
  `${String(amount)} ${things[origin]?.[Number(amount) === 1 ? 0 : 1] ?? ''}`.trim();

const formats: Record<string, string> = {
  email: 'Write an e-mail address such as name@example.com.',
  url: 'Write a full web address that begins with https://.',
  date: 'Write a day such as 2028-06-30.',
  starts_with: 'Write an address of this site: it begins with "/".',
};

const expectations: Record<string, string> = {
  number: 'Write a number in digits.',
  int: 'Write a whole number.',
  boolean: 'Choose yes or no.',
  string: 'Write words here.',
  array: 'This is a list: add an entry.',
  object: 'Fill in the fields of this part.',
  record: 'Fill in the fields of this part.',
};

/** Use as `safeParse(value, { error: sayPlainly })`. */
export function sayPlainly(issue: RawIssue): string {
  if (issue.input === undefined || issue.input === null) return 'This is needed: fill it in.';
  switch (issue.code) {
    case 'invalid_type':
      return expectations[String(issue.expected)] ?? 'This does not fit here.';
    case 'too_small':
      return formatSmall(issue);
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `At most ${count(issue.origin, issue.maximum)}; there are ${lengthOf(issue.input)}.`
        : `At most ${String(issue.maximum)}.`;
    case 'invalid_format':
      return formats[String(issue.format)] ?? 'This has the wrong format: see the hint for this field.';
    case 'not_multiple_of':
      return `Write a multiple of ${String(issue.divisor)}.`;
    case 'invalid_value':
      return `Choose one of these: ${(issue.values as unknown[]).join(', ')}.`;
    case 'unrecognized_keys':
      return `The site does not know ${issue.keys.map((key) => `“${key}”`).join(', ')} here.`;
    case 'invalid_key':
      return 'The name on the left has the wrong format.';
    default:
      return 'This does not fit here.';
  }
}

function formatSmall({ origin, minimum, input }: RawIssue): string {
  if (origin === 'string' && Number(minimum) === 1) return 'This is needed: fill it in.';
  if (origin === 'string' || origin === 'array')
    return `At least ${count(origin, minimum)}; there are ${lengthOf(input)}.`;
  return `At least ${String(minimum)}.`;
}

const lengthOf = (input: unknown) =>
  typeof input === 'string' || Array.isArray(input) ? String(input.length) : 'none';
