import { list } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { formatNear } from '../../contract/language.ts';

interface Due {
  nowMs: number;
  timeZone: string;
  actByMs: number | undefined;
  bidDueMs: number | undefined;
  isSnoozed: boolean;
}

/** The deadlines of a request, one sentence each. */
export function describeDue({ actByMs, bidDueMs, isSnoozed, nowMs, timeZone }: Due): string[] {
  const say = (sentence: string, timeMs: number | undefined) =>
    timeMs === undefined ? [] : [fillIn(sentence, { time: formatNear(timeMs, nowMs, timeZone) })];
  const due = isLate({ actByMs, nowMs }) ? list.late : list.actBy;
  return [...say(isSnoozed ? list.snoozed : due, actByMs), ...say(list.bidDue, bidDueMs)];
}

export const isLate = ({ actByMs, nowMs }: Pick<Due, 'actByMs' | 'nowMs'>): boolean =>
  actByMs !== undefined && actByMs < nowMs;
