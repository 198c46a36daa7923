/** The office's buttons of a visit, and the answers from calendars: the file or the saved mail that came back. */
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { cleanLine } from '../../domain/typed/clean-text.ts';
import { CalendarError } from '../../domain/visits/parse-calendar.ts';
import type { AnswerFile } from '../../domain/visits/read-answer.ts';
import type { LeadSummary } from '../../server/store/records.ts';
import { isPlanned } from '../../server/store/visit-store.ts';
import { nameEvent } from '../../server/mail/messages/visit-mails.ts';
import type { CalendarAnswer, VisitRefusal } from '../../server/visits/decide-visits.ts';
import { createInboxRoutes, toAuthor, type InboxRoutes, type Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import type { Problem } from '../frame/screens.ts';
import { createRequestRoutes, showRequest } from './open-request.ts';

const officeActs = ['confirm', 'move', 'cancel', 'kept', 'no-show'] as const;
/** An answer has a few kilobytes, but some programs quote the whole mail. */
const mostBytes = 2 * 1024 * 1024;
/** Zones in the file are computed until this long from now. */
const yearMs = 366 * 24 * 60 * 60_000;

const problems: Partial<Record<VisitRefusal, Problem>> = {
  taken: 'taken',
  noTime: 'noVisitTime',
  old: 'oldAnswer',
};

export function addVisitChanges(app: FastifyInstance, routes: InboxRoutes, parts: InboxParts): void {
  const { store, visits } = parts;

  const refuse = (visit: Visit, found: LeadSummary, problem: Problem = 'visitChanged', status = 409) => {
    // The form of the status has a reason, too.
    const typed = { from: visit.read('from'), visitReason: visit.read('reason') };
    return showRequest(visit, found, parts, { problem, typed }, status);
  };

  createRequestRoutes(routes, parts).post('/visit', 'everybody', async (visit, found) => {
    const { lead } = found;
    const act = officeActs.find((one) => one === visit.read('act'));
    const reason = cleanLine(visit.read('reason')).slice(0, 200);
    const before = await store.findVisit(lead.reference);
    const needsReason = act === 'cancel' || (act === 'move' && before && isPlanned(before.state));
    if (needsReason && reason === '') return refuse(visit, found, 'noVisitReason', 422);
    const by = toAuthor(visit.person);
    const ask = { fromMs: Number(visit.read('from')), reason, by };
    const outcome = act ? await visits.decide(lead, { act, ...ask }) : 'done';
    if (typeof outcome === 'string') return refuse(visit, found, problems[outcome]);
    return visit.goTo(`/requests/${lead.reference}?done=visit#visit`);
  });

  // A separate scope, so that no other route accepts forms with files.
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: mostBytes, files: 1, fields: 5 } });
    const requests = createRequestRoutes(createInboxRoutes(scope, parts), parts);
    requests.post('/visit/answer', 'everybody', async (visit, found) => {
      const { lead } = found;
      // All errors of the parser concern the input.
      const file = await visit.request
        .file()
        .then((part) => part?.toBuffer())
        .catch(() => undefined);
      const answer = file && (await findAnswer(file, found, parts));
      if (answer === undefined) return refuse(visit, found, 'noCalendarAnswer', 422);
      const outcome = await visits.takeAnswer(lead, answer, toAuthor(visit.person));
      if (typeof outcome === 'string') return refuse(visit, found, problems[outcome]);
      return visit.goTo(`/requests/${lead.reference}?done=visit-answer#visit`);
    });
  });
}

/** Undefined if the file has no answer of the visitor or of the team about this visit. */
async function findAnswer(
  file: Uint8Array,
  { lead: { reference, fields } }: LeadSummary,
  { store, hours, nowMs }: InboxParts,
): Promise<CalendarAnswer | undefined> {
  const guests: CalendarAnswer['guest'][] = [
    { uid: nameEvent(reference, 'visitor'), address: fields.email },
    ...(await store.listPeople()).map((person) => ({
      uid: nameEvent(reference, 'team'),
      address: person.email,
      person,
    })),
  ];
  try {
    const answerFile = await findCalendar(file);
    const reader = { timeZone: hours().timeZone, untilMs: nowMs() + yearMs };
    if (!answerFile) return undefined;
    // The server starts without the reader of calendars, which takes 6 MB.
    const { readAnswer } = await import('../../domain/visits/read-answer.ts');
    const answer = readAnswer(answerFile, guests, reader);
    return answer && { ...answer, comment: cleanLine(answer.comment).slice(0, 200) };
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return undefined;
  }
}

/** The calendar of a saved mail, which often has it twice, or the file itself. */
async function findCalendar(bytes: Uint8Array): Promise<AnswerFile | undefined> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 100));
  if (/^\W*BEGIN:VCALENDAR/i.test(start)) return { bytes };
  const mail = await PostalMime.parse(bytes).catch(() => undefined);
  const part = mail?.attachments.find(({ mimeType }) =>
    /^(?:text\/calendar|application\/ics)$/.test(mimeType),
  );
  if (part === undefined) return undefined;
  const { content } = part;
  return {
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    sender: mail?.from?.address,
  };
}
