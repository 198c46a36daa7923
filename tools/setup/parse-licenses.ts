/**
 * Parses "NM: 394421 until 10/31/2027; TX: 9876 until Jan 31, 2028 as Master Plumber from Board of Plumbing https://…"
 */
import type { Company } from '../../contract/company.ts';
import { AnswerError } from './answer-error.ts';
import { formatDay } from '../../contract/language.ts';
import { findDate } from '../../domain/typed/find-day.ts';
import { findState } from '../../domain/typed/states.ts';

type License = Company['licenses'][number];

/** A license with all its parts. The part from "as" on is optional. */
export const licenseForm =
  '“SC: CLG 123456 until 10/31/2027 as General Contractor from Contractor’s Licensing Board https://its-register.gov”';

const example = `Write each as ${licenseForm}, separated by “;”, or “none”. The part from “as” on is optional.`;
const pattern =
  /^(?:(?<name>[^:]+):|(?<code>[A-Z]{2})\s)\s*(?<number>.+?),?\s+(?:valid |good )?(?:until|till|through|expires(?: on)?|exp\.?)\s+(?<expires>.+?)(?:\s+as\s+(?<class>.+?))?(?:\s+from\s+(?<board>.+?)(?:\s+(?<register>https:\/\/\S+))?)?$/i;

/**
 * `known` has the company's licenses and examples of boards. A matching class or number supplies the board and
 * register. Refuses a license that expired before `today` ("2027-10-31"), unless the company already lists it.
 */
export function parseLicenses(text: string, known: readonly License[], today: string): License[] {
  const plain = text.trim();
  if (/^(?:none|no)$/i.test(plain)) return [];
  return plain
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map((part) => parseLicense(part, known, today));
}

function parseLicense(part: string, known: readonly License[], today: string): License {
  const groups = pattern.exec(part)?.groups;
  if (!groups) throw new AnswerError(`“${part}” is not a license. ${example}`);
  const named = groups['name'] ?? groups['code'] ?? '';
  const state = findState(named);
  if (!state) throw new AnswerError(`“${named}” is not a state. ${example}`);
  const number = groups['number'] ?? '';
  const typed = groups['expires'] ?? '';
  const expires = findDate(typed);
  if (expires === undefined)
    throw new AnswerError(
      `“${typed}” is not a day: write month, day and year, such as 10/31/2027 or Oct 31, 2027.`,
    );
  const ofState = known.filter((license) => license.state === state.code);
  const same = ofState.find((license) => license.number === number);
  if (expires < today && same?.expires !== expires)
    throw new AnswerError(
      `${state.name} license ${number} ended on ${formatDay(expires)}: write the new day of the renewed license, or leave it out.`,
    );
  const model = same ?? ofState.find((license) => license.class === groups['class']);
  const details = Object.entries({
    board: groups['board'] ?? model?.board,
    class: groups['class'] ?? model?.class,
    register: groups['register'] ?? (groups['board'] ? undefined : model?.register),
  }).filter(([, value]) => value !== undefined);
  return { state: state.code, number, ...Object.fromEntries(details), expires, sample: false };
}

/** Writes the licenses in the form of the question. Leaves out samples. */
export function writeLicenses(licenses: readonly License[]): string {
  const own = licenses.filter(({ sample }) => !sample);
  if (own.length === 0) return 'none';
  return own
    .map(({ state, number, expires, class: kind, board, register }) =>
      [
        `${state}: ${number} until ${expires}`,
        kind && `as ${kind}`,
        board && `from ${[board, register].filter(Boolean).join(' ')}`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ');
}
