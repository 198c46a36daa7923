/** The screen of one request, with all its data. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompanyFacts } from '../../contract/company.ts';
import { materialName } from '../../contract/enquiry-forms.ts';
import type { InboxRequest } from '../../contract/inbox.ts';
import { estimatePath } from '../../contract/takeoff-fields.ts';
import type { ServerWords } from '../../contract/words/words-files.ts';
import { answerQuestions } from '../../domain/answer-questions.ts';
import { listQuestionFields } from '../../contract/fill-form.ts';
import { chooseGreeting } from '../../domain/typed/parse-name.ts';
import { findPhones } from '../../domain/typed/find-phones.ts';
import { readMaterial } from '../../domain/takeoff/material-text.ts';
import { describeError } from '../lib/log.ts';
import { readLocalDay } from '../../domain/local-time.ts';
import { nameRequest } from '../mail/lead-words.ts';
import { describeJudgement, listRows } from '../mail/messages/owner-mail.ts';
import type { Lead, LeadEvent, LeadSummary, Person } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Site } from '../website/open-site.ts';
import { canSee, listsOnly, may } from './access.ts';
import { findReference } from '../leads/find-reference.ts';
import type { Visit } from './guard.ts';
import { describeBasics } from './show-list.ts';
import { writeTimeline } from './timeline.ts';

export interface RequestParts {
  site: Site;
  store: Store;
  nowMs: () => number;
}

/** The problem and the typed fields to show after a refused change. */
type Refusal = Pick<InboxRequest, 'problem' | 'typed' | 'isReadOnly'>;

/** Assumes that a screen stays open this long: for this time others see the reader's name. */
const readingMs = 10 * 60_000;
const mostRelated = 5;

/** Undefined if the request does not exist or this person may not see it; the page is the same for both. */
export async function findVisible({ person, param }: Visit, { store }: RequestParts) {
  const typed = param('reference');
  const found = (await store.findLead(typed)) ?? (await findTyped(typed, store));
  return found && canSee(person, found.lead) ? found : undefined;
}

async function findTyped(typed: string, store: Store): Promise<LeadSummary | undefined> {
  const reference = await findReference(store, typed);
  return reference === undefined ? undefined : store.findLead(reference);
}

export async function showRequest(
  visit: Visit,
  found: LeadSummary,
  parts: RequestParts,
  refusal: Refusal = { typed: {} },
): Promise<FastifyReply> {
  const { site, store, nowMs } = parts;
  const { person, read } = visit;
  const { reference } = found.lead;
  const events = await store.listEvents(reference);
  const people = await store.listPeople();
  const related = await store.listRelated(found.lead, {
    assignedTo: listsOnly(person),
    limit: mostRelated,
  });
  const { company, words } = site.manifest();
  return visit.show('request', {
    ...describeLead(found, company, words),
    nowMs: nowMs(),
    timeline: writeTimeline(found, events, company.hours.timeZone),
    related: related.map(({ lead }) => describeBasics(lead, company.hours.timeZone)),
    readers: listReaders(events, person, nowMs()),
    people: people.map(({ id, name }) => ({ id, name })),
    ownAddress: person.email,
    facts: listFacts(found.lead, person, words),
    answer: read('answer'),
    done: read('done'),
    canErase: may(person, 'erase'),
    ...refusal,
  });
}

function describeLead({ lead, files, deliveries }: LeadSummary, company: CompanyFacts, words: ServerWords) {
  const { fields, version, assignedTo, judgement, snoozedUntilMs } = lead;
  const { timeZone } = company.hours;
  const { [materialName]: material, takeoff } = fields;
  return {
    ...describeBasics(lead, timeZone),
    version,
    timeZone,
    assignedTo,
    snoozedUntil: snoozedUntilMs === null ? '' : readLocalDay(snoozedUntilMs, timeZone),
    phones: findPhones(fields.phone),
    contact: { name: fields.name, email: fields.email, phone: fields.phone ?? '' },
    isUndeliverable: deliveries.some(
      ({ recipient, state }) => recipient === fields.email && state === 'dead',
    ),
    mapQuery: fields.address ?? '',
    fields: listRows(lead, { company, words }).map(([label, value]) => [label, value] as const),
    told: Object.values(answerQuestions(fields, words.questions)).join(' '),
    material: material === undefined ? [] : readMaterial(material),
    takeoffPath: takeoff ? `${estimatePath}?${takeoff}` : '',
    photos: files.filter(({ kind }) => kind === 'photo').map(({ name }) => name),
    downloads: files.flatMap(({ kind, ...file }) => (kind === 'photo' ? [] : { kind, ...file })),
    doubt: judgement.score === 0 ? '' : describeJudgement(judgement, words.mails.lead),
  };
}

function listFacts(lead: Lead, person: Person, words: ServerWords) {
  const { kind, fields } = lead;
  // "Message" says nothing to its author.
  const request = kind === 'takeoff' || kind === 'bid' ? nameRequest(kind, words.forms.requests) : '';
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
  ['document', undefined].includes(headers['sec-fetch-dest']) &&
  headers['sec-purpose'] === undefined;

/** Handles GET of a request, and records the reader so that others see who is reading. */
export async function openRequest(
  visit: Visit,
  found: LeadSummary,
  parts: RequestParts,
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
