/** The screen of one request, with all its data. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompanyFacts } from '../../contract/company.ts';
import type { ServerWords } from '../../contract/words/words-files.ts';
import { answerQuestions } from '../../domain/answer-questions.ts';
import { listQuestionFields } from '../../contract/fill-form.ts';
import { chooseGreeting } from '../../domain/typed/parse-name.ts';
import { getTextAddress, writeText } from '../../domain/typed/phone.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { findPhones } from '../../domain/typed/find-phones.ts';
import { getBehavior } from '../../server/kinds/kinds.ts';
import { describeError } from '../../domain/log.ts';
import { formatLocalTime, readLocalDay } from '../../domain/local-time.ts';
import { describeJudgement, listDetails, nameRequest } from '../../server/presenter/describe-lead.ts';
import type { Lead, LeadEvent, LeadSummary, Person } from '../../server/store/records.ts';
import { isHeld } from '../../server/store/visit-store.ts';
import { readQuoteState } from '../../server/quotes/decide-quotes.ts';
import { canSee, listsOnly, may } from '../frame/access.ts';
import { findReference } from '../../server/leads/find-reference.ts';
import { showMissing, wrapRoutes, type InboxRoutes, type Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import { formTokenField, type Problem } from '../frame/screens.ts';
import { describeBasics, nameUnknownGoers } from './list-page.ts';
import { writeTimeline } from './write-timeline.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    request: Awaited<ReturnType<typeof readScreen>>;
  }
}

/** The problem and the typed fields to show after a refused change. */
interface Refusal {
  problem?: Problem;
  typed: Readonly<Record<string, string>>;
  /** True while the database can be read but not written. */
  isReadOnly?: boolean;
}

/** Assumes that a screen stays open this long: for this time others see the reader's name. */
const readingMs = 10 * 60_000;
const mostRelated = 5;

/** Undefined if the request does not exist or this person may not see it; the page is the same for both. */
async function findVisible({ person, param }: Visit, { store }: InboxParts) {
  const typed = param('reference');
  const found = (await store.findLead(typed)) ?? (await findTyped(typed, store));
  return found && canSee(person, found.lead) ? found : undefined;
}

/** Routes of one request, for people who may see it. */
export const createRequestRoutes = (routes: InboxRoutes, parts: InboxParts) =>
  wrapRoutes<[found: LeadSummary]>(routes, '/requests/:reference', (handle) => async (visit) => {
    const found = await findVisible(visit, parts);
    return found ? handle(visit, found) : showMissing(visit);
  });

async function findTyped(typed: string, store: InboxParts['store']): Promise<LeadSummary | undefined> {
  const reference = await findReference(store, typed);
  return reference === undefined ? undefined : store.findLead(reference);
}

export const showRequest = async (
  visit: Visit,
  found: LeadSummary,
  parts: InboxParts,
  refusal?: Refusal,
  status?: number,
): Promise<FastifyReply> => visit.show('request', await readScreen(visit, found, parts, refusal), status);

async function readScreen(
  { person, read, formToken }: Visit,
  found: LeadSummary,
  parts: InboxParts,
  refusal: Refusal = { typed: {} },
) {
  const { site, store, nowMs } = parts;
  const { reference } = found.lead;
  const events = await store.listEvents(reference);
  const people = await store.listPeople();
  const related = await store.listRelated(found.lead, {
    assignedTo: listsOnly(person),
    limit: mostRelated,
  });
  const { company, words } = site.manifest();
  return {
    ...describeLead(found, company, words),
    nowMs: nowMs(),
    visit: await describeVisit(found.lead, { events, people, formToken }, parts),
    job: await describeJob(found.lead, parts),
    quote: await describeQuote(found.lead, parts),
    timeline: writeTimeline(found, events, company.hours.timeZone),
    related: related.map(({ lead }) => describeBasics(lead, company.hours.timeZone)),
    readers: listReaders(events, person, nowMs()),
    people: people.map(({ id, name }) => ({ id, name })),
    /** The address for the visitor's replies. */
    ownAddress: person.email,
    /** Values for the placeholders of a canned answer. */
    facts: listFacts(found.lead, person, words),
    /** The name of the canned answer in the field. */
    answer: read('answer'),
    /** The form whose change led here, or empty. */
    done: read('done'),
    canErase: may(person, 'erase'),
    ...refusal,
  };
}

function describeLead({ lead, files, deliveries }: LeadSummary, company: CompanyFacts, words: ServerWords) {
  const { fields, version, assignedTo, judgement, snoozedUntilMs } = lead;
  const { timeZone } = company.hours;
  const table = getBehavior(lead.kind).describeTable?.(fields);
  return {
    ...describeBasics(lead, timeZone),
    version,
    timeZone,
    assignedTo,
    /** A day in the office's time zone, such as `2026-11-26`; empty if not snoozed. */
    snoozedUntil: snoozedUntilMs === null ? '' : readLocalDay(snoozedUntilMs, timeZone),
    phones: findPhones(fields.phone),
    contact: { name: fields.name, email: fields.email, phone: fields.phone ?? '' },
    /** A mail to this address came back or was given up. */
    isUndeliverable: deliveries.some(
      ({ recipient, state }) => recipient === fields.email && state === 'dead',
    ),
    mapQuery: fields.address ?? '',
    fields: listDetails(lead, { company, words }),
    told: Object.values(answerQuestions(fields, words.questions)).join(' '),
    material: table?.rows ?? [],
    takeoffPath: table?.path ?? '',
    photos: files.filter(({ kind, author }) => kind === 'photo' && author === null).map(({ name }) => name),
    /** The number of photos that the team added. */
    teamPhotos: files.filter(({ author }) => author !== null).length,
    downloads: files.flatMap(({ kind, ...file }) => (kind === 'photo' ? [] : { kind, ...file })),
    /** The reasons for suspected spam; empty if there are none. */
    doubt: judgement.score === 0 ? '' : describeJudgement(judgement, words.mails.lead),
  };
}

/** Undefined if the company offers no visits for this request, and has planned none. */
async function describeVisit(
  lead: Lead,
  {
    events,
    people,
    formToken,
  }: { events: readonly LeadEvent[]; people: readonly Person[]; formToken: string },
  parts: InboxParts,
) {
  const { visits, store, nowMs, hours } = parts;
  const visit = await store.findVisit(lead.reference);
  const isGone = visit === undefined || (visit.state === 'held' && !isHeld(visit, nowMs()));
  if (isGone && !visits.offers(lead)) return undefined;
  const free = visits.offers(lead) ? await visits.listFree(lead, true) : [];
  const last = events.findLast(({ kind }) => kind === 'visit')?.value ?? '';
  const [, proposed] = /^counter (\S+ \S+)/.exec(last) ?? [];
  const toLocal = (ms: number) => formatLocalTime(ms, hours().timeZone);
  return {
    state: isGone ? ('none' as const) : visit.state,
    plan: visit?.plan,
    person: people.find(({ id }) => id === visit?.personId)?.name ?? '',
    isPast: visit !== undefined && visit.plan.startMs <= nowMs(),
    free,
    unknownGoers: visits.offers(lead) ? await nameUnknownGoers(parts) : '',
    /** The beginning of the free window with the time that a calendar proposed last. */
    proposedMs: free?.find(
      ({ fromMs, untilMs }) => proposed && toLocal(fromMs) <= proposed && proposed < toLocal(untilMs),
    )?.fromMs,
    /** A form with a file has its token in the address, because the file is read first. */
    answerQuery: `?${new URLSearchParams({ [formTokenField]: formToken }).toString()}`,
  };
}

/** Undefined unless the job was won or is finished. */
async function describeJob({ reference, status, fields }: Lead, { store, company, words }: InboxParts) {
  const state = await store.findReview(reference);
  if (status !== 'won' && state === undefined) return undefined;
  const { reviewProfile: profile = '' } = company();
  const addresses = findPhones(fields.phone).map(getTextAddress);
  const address = addresses.find((one) => one !== undefined);
  const text = fillIn(words().mails.review.text, { profile });
  return { state, profile, textAddress: address && profile ? writeText(address, text) : '' };
}

/** Undefined if the request has no quote and can get none. */
async function describeQuote(lead: Lead, { store, quoting, nowMs }: InboxParts) {
  const quotes = await store.findQuotes(lead.reference);
  if (quotes.changedAtMs === 0 && !quoting.offers(lead)) return undefined;
  return {
    state: quotes.changedAtMs === 0 ? undefined : readQuoteState(quotes, nowMs()),
    version: quotes.version,
    sentOn: quotes.sent.at(-1)?.quote.sentOn,
  };
}

function listFacts(lead: Lead, person: Person, words: ServerWords) {
  const { kind, fields } = lead;
  const request = getBehavior(kind).isSubject ? nameRequest(kind, words.forms.requests) : '';
  return {
    person: person.name,
    name: chooseGreeting(fields.name),
    about: fields['project'] || fields.service || request,
    times: listVisitTimes(lead, words).join('\n'),
  };
}

/** The times for a visit that the visitor wrote in the form, or later on the request's page. */
function listVisitTimes({ fields, notes }: Lead, { forms }: ServerWords): string[] {
  const lines = notes.flatMap(({ text }) => text.split('\n'));
  return listQuestionFields(forms.requests)
    .filter(({ name }) => name.startsWith('visit'))
    .flatMap(({ name, label }) => [
      fields[name] ?? '',
      ...lines.flatMap((line) => (line.startsWith(`${label}: `) ? [line.slice(label.length + 2)] : [])),
    ])
    .filter((time) => time !== '');
}

function listReaders(events: readonly LeadEvent[], person: Person, nowMs: number) {
  const latest = new Map<LeadEvent['personId'], { name: string; sinceMs: number }>();
  for (const { kind, who, personId, atMs } of events)
    if (kind === 'opened' && personId !== person.id && atMs > nowMs - readingMs)
      latest.set(personId, { name: who, sinceMs: atMs });
  return [...latest.values()];
}

/** False for HEAD, for a page that is fetched ahead, and for one that another page shows. */
const isReading = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  (['document', undefined].includes(headers['sec-fetch-dest']) ||
    // As the inbox's service worker asks for a page.
    (headers['sec-fetch-dest'] === 'empty' && headers['sec-fetch-mode'] === 'navigate')) &&
  headers['sec-purpose'] === undefined;

/** Handles GET of a request, and records the reader so that others see who is reading. */
export async function openRequest(
  visit: Visit,
  found: LeadSummary,
  parts: InboxParts,
): Promise<FastifyReply> {
  const { store, nowMs } = parts;
  const { request, person } = visit;
  if (!isReading(request)) return showRequest(visit, found, parts);
  const isReadOnly = await store
    .recordOpening(found.lead.reference, person, nowMs(), nowMs() - readingMs)
    .then(
      () => false,
      (error: unknown) => {
        if (!store.isUnavailable(error)) throw error;
        request.log.error(describeError(error), 'Recording the opening of a request failed');
        return true;
      },
    );
  return showRequest(visit, found, parts, { typed: {}, isReadOnly });
}
