/** An invitation to bid. Its due time must be in the future, and appears in mails and calendars (BID-CALENDAR). */
import { formatTime } from '../../contract/language.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { readDue } from '../../domain/due-time.ts';
import { toHeaderText } from '../../domain/header-text.ts';
import type { KindBehavior } from './behavior.ts';

export const bid: KindBehavior = {
  isSubject: true,

  check({ fields, receivedAtMs }, { sentences }, officeTimeZone) {
    const due = readDue(fields, officeTimeZone);
    if (due?.isSkipped) return { dueTime: sentences.isSkipped };
    return due !== undefined && due.atMs <= receivedAtMs ? { dueDate: sentences.isPast } : undefined;
  },

  findDue: readDue,

  /**
   * The owner gets project, place and contact. The visitor gets only the time, because a receipt repeats nothing that
   * was typed. Both files contain the same event, so a calendar that gets both shows it once.
   */
  describeDue({ atMs, timeZone }, { reference, fields }, reader, { bid: words }) {
    const values = {
      reference,
      project: toHeaderText(fields['project'] ?? ''),
      firm: toHeaderText(fields['company'] ?? ''),
      contact: toHeaderText(fields.name),
      number: toHeaderText(fields.phone ?? ''),
    };
    const texts = words[reader];
    return {
      sentence: fillIn(texts.due, { time: formatTime(atMs, timeZone, 'full') }),
      summary: fillIn(texts.event, values),
      description: fillIn(texts.eventText, values),
      location: reader === 'owner' ? fields.address : undefined,
      alarmMinutes: 24 * 60,
    };
  },
};
