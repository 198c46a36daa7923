/** What content/words/mails.yaml must say; which text is used where is said beside the texts themselves. */
import { z } from 'zod';
import { countedText, text } from './words.ts';

export const mailWords = z.strictObject({
  lead: z.strictObject({
    subject: text('summary'),
    doubtfulSubject: text('verdict', 'summary'),
    doubt: text('judgement'),
    heading: text('reference', 'request?'),
    marks: text(),
    received: text('time'),
    receivedFrom: text('time', 'page'),
    reply: text(),
    note: text('time'),
    takeoff: text(),
    judgement: z.strictObject({ one: text('reasons', 'count?'), other: text('reasons', 'count?') }),
  }),
  change: z.strictObject({
    correctedSubject: text('summary'),
    corrected: text('reference', 'request?'),
    withdrawnSubject: text('summary'),
    withdrawn: text('reference', 'request?'),
  }),
  receipt: z.strictObject({
    subject: text('reference'),
    thanks: text('what'),
    withChoice: text('what', 'choice'),
    withPhone: text('what', 'digits'),
    call: text('when', 'zone?'),
    todayBefore: text('time'),
    todayAfter: text('time'),
    dayAfter: text('day', 'time'),
    someDay: text(),
    read: text(),
    reference: text('reference'),
    change: text(),
    mistake: text(),
  }),
  digest: z.strictObject({
    subject: countedText('junk?'),
    heading: countedText(),
    period: text(),
    periodValue: text('from', 'to'),
    clean: text(),
    suspect: text(),
    junk: text(),
    waiting: text(),
    dead: text(),
    backup: text(),
    noBackup: text(),
    junkList: text(),
    more: countedText(),
    renew: text(),
    expires: text('day'),
    expired: text('day'),
  }),
  alert: z.strictObject({
    subject: text('code'),
    headings: z.strictObject({
      backlog: text(),
      database: text(),
      spool: text(),
      disk: text(),
      backup: text(),
      clock: text(),
      'lost-lead': text(),
      unreadable: text(),
      'refused-mail': text(),
      'refused-webhook': text(),
      'dead-mail': text(),
      'dead-webhook': text(),
    }),
    action: text('code'),
  }),
});

/** What an alert can be about. */
export type AlertCode = keyof MailWords['alert']['headings'];

export type MailWords = z.output<typeof mailWords>;
