/**
 * Parses "SC RBS 41877 exp 6/30/27" and "TX: 9876 until Jan 31, 2028 as Master Plumber from Board of Plumbing https://…"
 */
import { findDate } from './find-day.ts';
import { findState } from './states.ts';
import { TypedError } from './typed-error.ts';

export interface TypedLicense {
  /** The state in two letters. */
  state: string;
  board?: string | undefined;
  class?: string | undefined;
  number: string;
  /** The board's page where people look the number up. */
  register?: string | undefined;
  /** Such as "2028-06-30". */
  expires: string;
}

const example =
  'Write each on a line or before “;”, such as “SC CLG 123456 until 10/31/2027” or “SC: CLG 123456 until 10/31/2027 as General Contractor from Contractor’s Licensing Board https://its-register.gov”.';
const pattern =
  /^(?:(?<name>[^:]+):|(?<code>[A-Z]{2})\s)\s*(?<number>.+?),?\s+(?:valid |good )?(?:until|till|through|thru|to|expires(?: on)?|exp\.?)\s+(?<expires>.+?)(?:\s+as\s+(?<class>.+?))?(?:\s+from\s+(?<board>.+?)(?:\s+(?<register>https:\/\/\S+))?)?$/i;

/** Throws a TypedError. The part from "as" on is optional. */
export const parseLicenses = (text: string): TypedLicense[] =>
  /^\s*(?:none|no)?\.?\s*$/i.test(text)
    ? []
    : text
        .split(/\s*[;\n]\s*/)
        .filter((part) => part.trim() !== '')
        .map((part) => parseLicense(part.trim()));

function parseLicense(part: string): TypedLicense {
  const groups = pattern.exec(part)?.groups;
  if (!groups) throw new TypedError(`“${part}” is not a license. ${example}`);
  const named = groups['name'] ?? groups['code'] ?? '';
  const state = findState(named);
  if (!state) throw new TypedError(`“${named}” is not a state. ${example}`);
  const typed = groups['expires'] ?? '';
  const expires = findDate(typed);
  if (expires === undefined)
    throw new TypedError(
      `“${typed}” is not a day: write month, day and year, such as 10/31/2027 or Oct 31, 2027.`,
    );
  const details = ['board', 'class', 'register'].flatMap((name): [string, string][] => {
    const own = groups[name];
    return own === undefined ? [] : [[name, own]];
  });
  return { state: state.code, number: groups['number'] ?? '', expires, ...Object.fromEntries(details) };
}

/** "2027-06-30" → "6/30/2027", as people write days. */
const writeDay = (day: string): string => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1');

/** One license a line, as `parseLicenses` reads them. */
export const writeLicenses = (licenses: readonly TypedLicense[]): string =>
  licenses
    .map(({ state, number, expires, class: kind, board, register }) =>
      [
        `${state}: ${number} until ${writeDay(expires)}`,
        kind && `as ${kind}`,
        board && `from ${[board, register].filter(Boolean).join(' ')}`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
