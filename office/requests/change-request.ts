/**
 * The changes that people make to a request: status, assignee, snooze, note, answer, "not spam", erase. All but the
 * last are recorded in its timeline.
 */
import { contactNames, longestMessage } from '../../contract/lead-forms.ts';
import { leadStatuses } from '../../contract/lead-status.ts';
import { cleanLine } from '../../domain/typed/clean-text.ts';
import { sendFile } from '../../server/files/send-file.ts';
import { findNextDate } from '../../domain/typed/find-day.ts';
import { readLocalDay } from '../../domain/local-time.ts';
import { parseContact } from '../../server/leads/parse-lead.ts';
import { planAssigned, planMail, planReceipt } from '../../server/outbox/plan-deliveries.ts';
import type { LeadChange, LeadSummary } from '../../server/store/records.ts';
import { NotWipedError } from '../../server/store/lead-store.ts';
import { describeError } from '../../domain/log.ts';
import { showMissing, toAuthor, type InboxRoutes, type Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import type { Problem } from '../frame/screens.ts';
import { createRequestRoutes, openRequest, showRequest } from './open-request.ts';

type Change = Omit<LeadChange, 'nowMs' | 'by'>;
/** The change to make, or the reason to refuse it. */
type Read = (visit: Visit, found: LeadSummary) => Promise<Change | Problem>;

/** The canned answers after which the visitor still waits for a call, in both languages. */
const missedAnswers = ['missed', 'es-missed'];

export function addRequests(routes: InboxRoutes, parts: InboxParts): void {
  const { store, site, nowMs, recipients, outbox } = parts;
  const requests = createRequestRoutes(routes, parts);

  /** `names`: the fields to fill in again after a refused change. */
  function addChange(name: string, names: readonly string[], read: Read): void {
    requests.post(`/${name}`, 'everybody', async (visit, found) => {
      const { reference } = found.lead;
      const refuse = async (problem: Problem, status: number) => {
        const typed = Object.fromEntries(names.map((field) => [field, visit.read(field)]));
        const now = (await store.findLead(reference)) ?? found;
        return showRequest(visit, now, parts, { problem, typed }, status);
      };
      const change = await read(visit, found);
      if (typeof change === 'string') return refuse(change, 422);
      const by = toAuthor(visit.person);
      const outcome = await store
        .changeLead(reference, { nowMs: nowMs(), by, ...change })
        .catch((error: unknown) => {
          if (!store.isUnavailable(error)) throw error;
          visit.request.log.error(describeError(error), 'Changing a request failed');
          return 'unavailable' as const;
        });
      // If reading fails as well, the guard shows the typed words.
      if (outcome === 'unavailable') return refuse('notSaved', 503);
      if (outcome === 'unknown') return showMissing(visit);
      if (outcome === 'outdated') return refuse('changed', 409);
      if (change.deliveries) outbox.wake();
      return visit.goTo(`/requests/${reference}?done=${name}#${name}`);
    });
  }

  requests.get('', 'everybody', (visit, found) => openRequest(visit, found, parts));

  requests.get(`/files/:name`, 'everybody', async (visit, { lead }) => {
    const file = await store.findFile(lead.reference, visit.param('name'));
    return file ? sendFile(visit.reply, lead.reference, file) : showMissing(visit);
  });

  addChange('state', ['status', 'assignee', 'snooze', 'reason'], async (visit, { lead }) => {
    const status = leadStatuses.find((one) => one === visit.read('status')) ?? lead.status;
    const reason = cleanLine(visit.read('reason')).slice(0, 200);
    if (status === 'lost' && lead.status !== 'lost' && reason === '') return 'noReason';
    const assignedTo = Number(visit.read('assignee')) || null;
    const assignee = (await store.listPeople()).find(({ id }) => id === assignedTo);
    if (assignedTo !== null && assignee === undefined) return 'noPerson';
    const day = visit.read('snooze');
    const { timeZone } = site.manifest().company.hours;
    const snoozedUntilMs = day === '' ? null : findMorningMs(day, timeZone, nowMs());
    const isNew = snoozedUntilMs !== lead.snoozedUntilMs;
    if (snoozedUntilMs === undefined || (isNew && (snoozedUntilMs ?? Infinity) <= nowMs())) return 'noDay';
    const isGiven = assignee && assignedTo !== lead.assignedTo;
    return {
      version: readVersion(visit),
      status,
      reason,
      assignedTo,
      snoozedUntilMs,
      ...(isGiven && { deliveries: planAssigned(assignee, visit.person, recipients) }),
    };
  });

  addChange('contact', contactNames, async (visit) => {
    const typed = Object.fromEntries(contactNames.map((name) => [name, visit.read(name)]));
    const { contact, fieldErrors } = parseContact(typed, site.manifest().words.forms);
    if (contact.email === undefined) return 'noAddress';
    if (contact.name === undefined) return 'noName';
    if (fieldErrors['phone'] !== undefined) return 'longPhone';
    return {
      version: readVersion(visit),
      contact: { phone: '', ...contact },
      deliveries: [planReceipt(contact.email, nowMs(), recipients)],
    };
  });

  addChange('note', ['note'], async (visit) => {
    const text = visit.read('note');
    if (text === '') return 'empty';
    if (text.length > longestMessage) return 'tooLong';
    // A note cannot conflict with another change, so it skips the version check.
    return { events: [{ kind: 'note', value: '', text }] };
  });

  addChange('answer', ['text', 'template'], async (visit, { lead }) => {
    const text = visit.read('text');
    if (text === '') return 'empty';
    if (text.length > longestMessage) return 'tooLong';
    if (lead.status === 'withdrawn') return 'withdrawn';
    const { name, email: address } = visit.person;
    const isTry = missedAnswers.includes(visit.read('template'));
    const mail = planMail('answer', lead.fields.email, { text, name, address }, recipients);
    return {
      version: readVersion(visit),
      // Nobody was reached, so the call is still due.
      ...(lead.status === 'new' && !isTry && { status: 'contacted' }),
      events: [
        { kind: 'answer', value: mail.id, text },
        ...(isTry ? [{ kind: 'tried', value: '', text: '' } as const] : []),
      ],
      deliveries: [mail],
    };
  });

  addChange('not-spam', [], async (_visit, { lead }) => ({
    isHonest: true,
    ...(lead.status === 'spam' && { status: 'new' }),
  }));

  addChange('spam', [], () => Promise.resolve({ status: 'spam' }));

  requests.post(`/erase`, 'erase', async (visit, { lead }) => {
    // If a reader keeps the database's log (WAL) busy, the words stay in it until the next purge.
    await store.eraseLead(lead.reference).catch((error: unknown) => {
      if (!(error instanceof NotWipedError)) throw error;
    });
    return visit.goTo('');
  });
}

/** A form without a version counts as outdated. */
const readVersion = ({ read }: Visit): number => Number(read('version') || -1);

/** Undefined if `typed` is not a date. */
function findMorningMs(typed: string, timeZone: string, nowMs: number): number | undefined {
  const day = findNextDate(typed, readLocalDay(nowMs, timeZone));
  if (day === undefined) return undefined;
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '08:00' }).epochMilliseconds;
}
