/** The mails about a visit: to the visitor, and to the person who goes. Both have the file for calendars. */
import { z } from 'zod';
import { fillIn } from '../../../contract/fill-in.ts';
import { formatWindow } from '../../../contract/language.ts';
import { toHeaderText } from '../../../domain/header-text.ts';
import { nameZone } from '../../../domain/business-time.ts';
import { listDetails, nameLead, writeSummary } from '../../presenter/describe-lead.ts';
import type { Lead } from '../../store/records.ts';
import type { Visit, VisitPlan } from '../../store/visit-store.ts';
import type { Message } from '../mailer.ts';
import { writeFeed, writeInvitation, type Invitation } from '../write-calendar.ts';
import { writeBody } from './body.ts';
import { listInboxLink, writeReplyTo, type MailContext } from './owner-mail.ts';

type EventContext = Pick<MailContext, 'company' | 'words'>;

const plan = z.custom<VisitPlan>((value) => typeof (value as VisitPlan | undefined)?.fromMs === 'number');

/** The state at the time of the decision; the visit may change again before the mail leaves. */
export const visitMail = z.object({
  news: z.enum(['asked', 'confirmed', 'moved-asked', 'moved-confirmed', 'canceled', 'evening', 'soon']),
  /** The SEQUENCE of the calendar file. */
  version: z.number(),
  stampMs: z.number(),
  plan,
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), plan }).optional(),
});
export type VisitMail = z.output<typeof visitMail>;

export async function writeVisitMail(
  lead: Lead,
  mail: VisitMail,
  recipient: string,
  context: MailContext,
): Promise<Message> {
  const { company, words, links } = context;
  const { reference } = lead;
  const texts = words.mails.visit;
  const values = { reference, time: describeTime(mail.plan, context) };
  const reason = mail.plan.reason === '' ? [] : [{ type: 'paragraph' as const, text: mail.plan.reason }];
  return {
    subject: toHeaderText(fillIn(texts.subjects[mail.news], values)),
    ...writeBody([
      { type: 'paragraph', text: fillIn(texts.visitor[mail.news], values) },
      ...reason,
      { type: 'links', links: [[texts.open, await links.toUrl('request', reference)]] },
      { type: 'paragraph', text: [company.name, company.phone.shown, company.url].join('\n') },
    ]),
    replyTo: { name: company.name, address: company.email },
    ...writeFile(lead, mail, 'visitor', recipient, context),
  };
}

export function writeVisitTeamMail(
  lead: Lead,
  mail: VisitMail,
  recipient: string,
  context: MailContext,
): Message {
  const { words } = context;
  const texts = words.mails.visit;
  const values = {
    ...nameLead(lead, words),
    summary: writeSummary(lead, words),
    time: describeTime(mail.plan, context),
  };
  return {
    subject: toHeaderText(fillIn(texts.teamSubject, { ...values, news: texts.team[mail.news] })),
    ...writeBody([
      { type: 'heading', text: fillIn(texts.teamHeading, { ...values, news: texts.team[mail.news] }) },
      ...(mail.plan.reason === '' ? [] : [{ type: 'paragraph' as const, text: mail.plan.reason }]),
      { type: 'details', rows: listDetails(lead, context) },
      ...listInboxLink(lead, context),
    ]),
    ...writeReplyTo(lead),
    ...writeFile(lead, mail, 'team', recipient, context),
  };
}

const describeTime = (span: VisitPlan, { company }: MailContext): string => {
  const { timeZone } = company.hours;
  return `${formatWindow(span, timeZone)} (${nameZone(timeZone, span.fromMs)})`;
};

/** The file on the page of the request: a plain event, because its reader is nobody's guest there. */
export const writeVisitCalendar = (
  lead: Lead,
  { plan: span, version, changedAtMs: stampMs }: Visit,
  context: EventContext,
) => writeEvent(lead, { method: 'PUBLISH', plan: span, version, stampMs }, 'visitor', '', context);

/** What a person must do at a time. */
export interface DueEvent {
  lead: Lead;
  kind: 'bid' | 'snooze';
  atMs: number;
}

/** Long enough to show as a line in any calendar. */
const dueMs = 15 * 60_000;

function describeDue({ lead, kind, atMs }: DueEvent, { company, words }: EventContext): Invitation {
  const { reference, fields, receivedAtMs, version } = lead;
  const phone = fields.phone ?? '';
  const values = { reference, company: company.name, name: toHeaderText(fields.name), phone };
  const project = toHeaderText(fields['project'] ?? fields.name);
  const { teamEventText, snoozeEvent } = words.mails.visit;
  return {
    ...{ method: 'PUBLISH', stampMs: receivedAtMs, fromMs: atMs, untilMs: atMs + dueMs },
    uid: `${kind}-${reference}@${new URL(company.url).hostname}`,
    sequence: version,
    summary: kind === 'bid' ? fillIn(words.mails.bid.owner.event, { project }) : fillIn(snoozeEvent, values),
    description: fillIn(teamEventText, values),
    location: fields.address,
    company: company.name,
    ...{ organizer: company.email, attendee: '' },
  };
}

/** The calendar of a person. It always has an event, because some programs keep an emptied calendar's earlier visits. */
export function writeVisitFeed(
  visits: readonly { visit: Visit; lead: Lead }[],
  due: readonly DueEvent[],
  name: string,
  context: EventContext,
): string {
  const events = visits.map(({ visit: { plan: span, version, changedAtMs, state }, lead }) => {
    const method = state === 'canceled' ? 'CANCEL' : 'PUBLISH';
    return describeEvent(lead, { method, plan: span, version, stampMs: changedAtMs }, 'team', '', context);
  });
  return writeFeed([...events, ...due.map((event) => describeDue(event, context))], {
    name,
    company: context.company.name,
    host: new URL(context.company.url).hostname,
  });
}

interface File extends Pick<VisitMail, 'version' | 'stampMs' | 'plan'> {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
}

type Reader = 'visitor' | 'team';

/** The event's UID before the host. */
export const nameEvent = (reference: string, reader: Reader): string =>
  `visit-${reference}${reader === 'team' ? '-team' : ''}@`;

/** The visitor's event is the arrival window, and that of the team the visit itself. */
function describeEvent(
  { reference, fields }: Lead,
  { method, plan: span, version, stampMs }: File,
  reader: Reader,
  attendee: string,
  { company, words }: EventContext,
): Invitation {
  const texts = words.mails.visit;
  const isTeam = reader === 'team';
  const phone = isTeam ? (fields.phone ?? '') : company.phone.shown;
  const values = { reference, company: company.name, name: toHeaderText(fields.name), phone };
  return {
    method,
    uid: nameEvent(reference, reader) + new URL(company.url).hostname,
    sequence: version,
    stampMs,
    fromMs: isTeam ? span.startMs : span.fromMs,
    untilMs: isTeam ? span.endMs : span.untilMs,
    summary: fillIn(isTeam ? texts.teamEvent : texts.event, values),
    description: fillIn(isTeam ? texts.teamEventText : texts.eventText, values),
    location: fields.address,
    company: company.name,
    organizer: company.email,
    attendee,
  };
}

const writeEvent = (...event: Parameters<typeof describeEvent>) => ({
  name: `visit-${event[0].reference}.ics`,
  text: writeInvitation(describeEvent(...event)),
});

function writeFile(
  lead: Lead,
  { calendar, version, stampMs }: VisitMail,
  reader: Reader,
  recipient: string,
  context: MailContext,
): Pick<Message, 'calendar'> {
  if (!calendar) return {};
  const { method, plan: span } = calendar;
  const file = writeEvent(lead, { method, plan: span, version, stampMs }, reader, recipient, context);
  return { calendar: { ...file, method } };
}
