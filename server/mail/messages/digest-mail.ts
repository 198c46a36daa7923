/** The daily digest: new leads, suspected junk, and stuck deliveries. Its arrival proves that mail works. */
import { z } from 'zod';
import { countDaysLeft, listExpiries, readDay } from '../../../contract/credentials.ts';
import { formatDay, formatTime } from '../../../contract/language.ts';
import { fillIn, fillInCount } from '../../../contract/fill-in.ts';
import { readResponseTimes } from '../response-times.ts';
import type { MailWords } from '../../../contract/words/english.ts';
import { labelSource } from '../../../domain/lead-source.ts';
import { findTown } from '../../../domain/typed/parse-address.ts';
import type { LeadSummary } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import type { Message } from '../mailer.ts';
import { writeBody, type Part } from './body.ts';
import { toHeaderText } from '../../../domain/header-text.ts';
import { type MailContext } from './owner-mail.ts';
import { describeJudgement, nameRequest, type Detail } from '../../presenter/describe-lead.ts';

export const digestPayload = z.object({ sinceMs: z.number(), untilMs: z.number() });

export type DigestStore = Pick<
  Store,
  'countLeads' | 'listLeads' | 'countDeliveries' | 'findLastBackupMs' | 'countPromises' | 'sumDays'
>;

/** Nobody reads a longer list, and some servers refuse such a mail. */
const longestList = 200;
const warnedDaysBefore = 60;
const dayMs = 24 * 60 * 60_000;

export async function writeDigestMail(
  payload: z.output<typeof digestPayload>,
  store: DigestStore,
  { company, words }: Pick<MailContext, 'company' | 'words'>,
  proxySeenAtMs?: number,
): Promise<Message> {
  const { digest, lead: leadWords } = words.mails;
  const toTime = (timeMs: number) => formatTime(timeMs, company.hours.timeZone);
  const counts = await store.countLeads(payload);
  const listed = await store.listLeads({ ...payload, limit: longestList });
  const isJunk = ({ lead }: LeadSummary) => lead.judgement.verdict === 'junk';
  const others = listed.filter((summary) => !isJunk(summary));
  const junk = await store.listLeads({ ...payload, verdict: 'junk', limit: longestList });
  const { pending, sending, dead } = await store.countDeliveries();
  const backupMs = await store.findLastBackupMs();
  const { sinceMs, untilMs } = payload;
  const kept = await readResponseTimes(store, untilMs);
  const total = counts.clean + counts.suspect + counts.junk;
  const describe = ({ lead }: LeadSummary, ...more: string[]): [string, string] => {
    const { kind, fields, reference } = lead;
    const parts = [
      nameRequest(kind, words.forms.requests),
      findTown(fields.address),
      fields.name,
      fields.phone,
      fields.email,
      ...more,
    ];
    return [reference, parts.flatMap((part) => (part ? toHeaderText(part) : [])).join(' · ')];
  };
  return {
    subject: fillInCount(digest.subject, total, { junk: counts.junk }),
    ...writeBody([
      { type: 'heading', text: fillInCount(digest.heading, total) },
      ...toDetails('', [
        [digest.period, fillIn(digest.periodValue, { from: toTime(sinceMs), to: toTime(untilMs) })],
        [digest.clean, String(counts.clean)],
        [digest.suspect, String(counts.suspect)],
        [digest.junk, String(counts.junk)],
        [digest.answered, fillIn(kept.promised === 0 ? digest.noPromise : digest.answeredValue, kept)],
        [digest.waiting, String(pending + sending)],
        [digest.dead, String(dead)],
        [digest.backup, backupMs === undefined ? digest.noBackup : toTime(backupMs)],
      ]),
      // Once: the digests of other periods do not repeat it.
      proxySeenAtMs !== undefined &&
        proxySeenAtMs >= sinceMs &&
        proxySeenAtMs < untilMs &&
        digest.untrustedProxy,
      ...toDetails(
        digest.leadList,
        others.map((summary) => describe(summary)),
      ),
      ...toDetails(
        digest.junkList,
        junk.map((summary) => describe(summary, describeJudgement(summary.lead.judgement, leadWords))),
      ),
      junk.length < counts.junk && fillInCount(digest.more, counts.junk - junk.length),
      ...(isMonday(untilMs, company) ? await writeWeek(store, untilMs, company, words.mails) : []),
      ...toDetails(
        digest.renew,
        listExpiring(company, untilMs, words.mails.expiries).map(({ name, expires, daysLeft }) => [
          name,
          fillIn(daysLeft < 0 ? digest.expired : digest.expires, { day: formatDay(expires) }),
        ]),
      ),
    ]),
  };
}

/** Nothing if there are no rows. */
const toDetails = (intro: string, rows: readonly Detail[]): Part[] =>
  rows.length === 0 ? [] : [intro, { type: 'details', rows }];

const isMonday = (atMs: number, { hours }: MailContext['company']): boolean =>
  new Date(readDay(atMs, hours.timeZone)).getUTCDay() === 1;

const mostSources = 5;

/** The figures of the inbox's "Numbers" page for the last seven days. */
async function writeWeek(
  store: DigestStore,
  untilMs: number,
  { hours: { timeZone } }: MailContext['company'],
  { digest: { week }, sources: sourceLabels }: MailWords,
): Promise<Part[]> {
  const sinceMs = untilMs - 7 * dayMs;
  const days = [readDay(sinceMs, timeZone), readDay(untilMs, timeZone)] as const;
  const { total, sources } = await store.sumDays(days, { sinceMs, untilMs });
  const isCounting = total.visits > 0;
  return toDetails(week.intro, [
    ...(isCounting ? [[week.visits, String(total.visits)] as const] : []),
    [week.requests, String(total.requests)],
    [week.quotes, String(total.quotes)],
    [week.won, String(total.won)],
    ...(isCounting ? sources.slice(0, mostSources) : []).map((row): Detail => [
      fillIn(week.source, { name: labelSource(row.name, sourceLabels) }),
      fillIn(week.sourceValue, { requests: row.requests, pageVisits: row.visits }),
    ]),
  ]);
}

/** Renewing a license takes weeks, and nobody reads a daily reminder: so on Mondays, and daily in the last week. */
function listExpiring(company: MailContext['company'], atMs: number, expiries: MailWords['expiries']) {
  const today = readDay(atMs, company.hours.timeZone);
  return listExpiries(company, expiries)
    .map((expiry) => ({ ...expiry, daysLeft: countDaysLeft(expiry.expires, today) }))
    .filter(({ daysLeft }) => daysLeft <= (isMonday(atMs, company) ? warnedDaysBefore : 7));
}
