/** The mails about a visit: to the visitor, and to the person who goes. Both have the file for calendars. */
import { z } from 'zod';
import { fillIn } from '../../../contract/fill-in.ts';
import { formatWindow } from '../../../contract/language.ts';
import { toHeaderText } from '../../../domain/header-text.ts';
import { nameZone } from '../../../domain/business-time.ts';
import { listDetails, nameLead, writeSummary } from '../../presenter/describe-lead.ts';
import type { Lead } from '../../store/records.ts';
import { visitPlan, type Visit, type VisitPlan } from '../../store/visit-store.ts';
import type { Message } from '../mailer.ts';
import { dueMs, writeCalendar, type CalendarEvent } from '../write-calendar.ts';
import { toLinks, writeBody } from './body.ts';
import { linkInbox, writeReplyTo, type MailContext } from './owner-mail.ts';
import { writeToVisitor } from './visitor-mail.ts';

type EventContext = Pick<MailContext, 'company' | 'words'>;

/** The state at the time of the decision; the visit may change again before the mail leaves. */
export const visitMail = z.object({
  news: z.enum(['asked', 'confirmed', 'moved-asked', 'moved-confirmed', 'canceled', 'evening', 'soon']),
  /** The SEQUENCE of the calendar file. */
  version: z.number(),
  stampMs: z.number(),
  plan: visitPlan,
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), plan: visitPlan }).optional(),
});
export type VisitMail = z.output<typeof visitMail>;

export async function writeVisitMail(
  lead: Lead,
  mail: VisitMail,
  recipient: string,
  context: MailContext,
): Promise<Message> {
  const { reference } = lead;
  const texts = context.words.mails.visit;
  const values = { reference, time: describeTime(mail.plan, context) };
  return {
    ...writeToVisitor(context, fillIn(texts.subjects[mail.news], values), [
      fillIn(texts.visitor[mail.news], values),
      mail.plan.reason,
      toLinks([texts.open, await context.links.toUrl('request', reference)]),
    ]),
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
    ...{ summary: writeSummary(lead, words), news: texts.team[mail.news] },
    time: describeTime(mail.plan, context),
  };
  return {
    subject: toHeaderText(fillIn(texts.teamSubject, values)),
    ...writeBody([
      { type: 'heading', text: fillIn(texts.teamHeading, values) },
      mail.plan.reason,
      { type: 'details', rows: listDetails(lead, context) },
      linkInbox(lead, context),
    ]),
    ...writeReplyTo(lead),
    ...writeFile(lead, mail, 'team', recipient, context),
  };
}

const describeTime = (span: VisitPlan, { company }: MailContext): string => {
  const { timeZone } = company.hours;
  return `${formatWindow(span, timeZone)} (${nameZone(timeZone, span.fromMs)})`;
};

type Reader = 'visitor' | 'team';

/** The event's UID before the host. */
export const nameEvent = (reference: string, reader: Reader): string =>
  `visit-${reference}${reader === 'team' ? '-team' : ''}@`;

/** The visitor's event is the arrival window, and that of the team the visit itself. */
function describeVisit(
  { reference, fields }: Lead,
  { plan, version, stampMs }: Pick<VisitMail, 'plan' | 'version' | 'stampMs'>,
  reader: Reader,
  { words }: EventContext,
): CalendarEvent {
  const texts = words.mails.visit;
  const isTeam = reader === 'team';
  const values = { reference, name: toHeaderText(fields.name), visitorPhone: fields.phone ?? '' };
  return {
    ...{ uid: nameEvent(reference, reader), sequence: version, stampMs, location: fields.address },
    fromMs: isTeam ? plan.startMs : plan.fromMs,
    untilMs: isTeam ? plan.endMs : plan.untilMs,
    summary: fillIn(isTeam ? texts.teamEvent : texts.event, values),
    description: fillIn(isTeam ? texts.teamEventText : texts.eventText, values),
  };
}

const nameFile = (reference: string) => `visit-${reference}.ics`;

/** The file on the page of the request: a plain event, because its reader is nobody's guest there. */
export const writeVisitCalendar = (lead: Lead, visit: Visit, context: EventContext) => ({
  name: nameFile(lead.reference),
  text: writeCalendar(
    [describeVisit(lead, { ...visit, stampMs: visit.changedAtMs }, 'visitor', context)],
    context.company,
  ),
});

function writeFile(
  lead: Lead,
  { calendar, version, stampMs }: VisitMail,
  reader: Reader,
  attendee: string,
  context: MailContext,
): Pick<Message, 'calendar'> {
  if (!calendar) return {};
  const { method, plan } = calendar;
  const event = describeVisit(lead, { plan, version, stampMs }, reader, context);
  const text = writeCalendar([event], context.company, { method, attendee });
  return { calendar: { name: nameFile(lead.reference), text, method } };
}

/** What a person must do at a time. */
export interface DueEvent {
  lead: Lead;
  kind: 'bid' | 'snooze';
  atMs: number;
}

function describeDue({ lead, kind, atMs }: DueEvent, { words }: EventContext): CalendarEvent {
  const { reference, fields, receivedAtMs, version } = lead;
  const name = toHeaderText(fields.name);
  const values = { reference, name, visitorPhone: fields.phone ?? '' };
  const project = toHeaderText(fields['project'] ?? fields.name);
  const { teamEventText, snoozeEvent } = words.mails.visit;
  return {
    ...{ uid: `${kind}-${reference}@`, sequence: version, stampMs: receivedAtMs, location: fields.address },
    ...{ fromMs: atMs, untilMs: atMs + dueMs },
    summary: kind === 'bid' ? fillIn(words.mails.bid.owner.event, { project }) : fillIn(snoozeEvent, values),
    description: fillIn(teamEventText, values),
  };
}

/** The calendar of a person. */
export function writeVisitFeed(
  visits: readonly { visit: Visit; lead: Lead }[],
  due: readonly DueEvent[],
  context: EventContext,
): string {
  const { company, words } = context;
  const events = visits.map(({ visit, lead }) => ({
    ...describeVisit(lead, { ...visit, stampMs: visit.changedAtMs }, 'team', context),
    isCanceled: visit.state === 'canceled',
  }));
  return writeCalendar([...events, ...due.map((event) => describeDue(event, context))], company, {
    name: words.mails.visit.feed,
  });
}
