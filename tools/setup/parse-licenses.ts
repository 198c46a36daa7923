/** "SC: CLG 123456 until 2027-10-31; TX: 9876 until 2028-01-31 as Master Plumber from Board of Plumbing https://…" */
import type { Company } from '../../contract/company.ts';
import { AnswerError } from './answer-error.ts';
import { findState } from './states.ts';

type License = Company['licenses'][number];

const example = 'Write each as "SC: CLG 123456 until 2027-10-31", with ";" between two of them, or "none".';
const pattern =
  /^(?<state>[^:]+):\s*(?<number>.+?)\s+until\s+(?<expires>\d{4}-\d\d-\d\d)(?:\s+as\s+(?<class>.+?))?(?:\s+from\s+(?<board>.+?)\s+(?<register>https:\/\/\S+))?$/i;

const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** `known`: licenses whose board and register are taken over where the answer does not say them. */
export function parseLicenses(text: string, known: readonly License[]): License[] {
  const plain = text.trim();
  if (/^none$/i.test(plain)) return [];
  return plain
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map((part) => parseLicense(part, known));
}

function parseLicense(part: string, known: readonly License[]): License {
  const groups = pattern.exec(part)?.groups;
  if (!groups) throw new AnswerError(`“${part}” is not a license. ${example}`);
  const state = findState(groups['state'] ?? '');
  if (!state) throw new AnswerError(`“${groups['state']}” is not a state. ${example}`);
  const expires = groups['expires'] ?? '';
  if (!isDay(expires))
    throw new AnswerError(`“${expires}” is not a day: write year, month and day, such as 2027-10-31.`);
  const ofState = known.filter((license) => license.state === state.code);
  const [model] = groups['class'] ? ofState.filter((license) => license.class === groups['class']) : ofState;
  const board = groups['board'] ?? (model ?? ofState[0])?.board;
  const register = groups['register'] ?? (model ?? ofState[0])?.register;
  const kind = groups['class'] ?? model?.class;
  if (!board || !register || !kind) {
    throw new AnswerError(
      `Say also what the ${state.name} license allows and where it can be looked up: "${state.code}: ${groups['number']} until ${expires} as General Contractor from NAME OF THE BOARD https://its-register.gov".`,
    );
  }
  return {
    state: state.code,
    board,
    class: kind,
    number: groups['number'] ?? '',
    register,
    expires,
    sample: false,
  };
}

/** The licenses in the form of the question; samples do not count. */
export function writeLicenses(licenses: readonly License[]): string {
  const own = licenses.filter(({ sample }) => !sample);
  if (own.length === 0) return 'none';
  return own
    .map(
      ({ state, number, expires, class: kind, board, register }) =>
        `${state}: ${number} until ${expires} as ${kind} from ${board} ${register}`,
    )
    .join('; ');
}
