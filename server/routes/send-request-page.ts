/** The page of a request says what files it has, which it may still have, and why one was not taken. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkPaths } from '../../contract/endpoints.ts';
import { listQuestionFields, type RequestForms } from '../../contract/fill-form.ts';
import { formatValue } from '../../contract/form-field.ts';
import { formatSize } from '../../contract/language.ts';
import { nameFile, fillIn } from '../../contract/fill-in.ts';
import { linkTemplates } from '../../contract/page-templates.ts';
import { answersSuffix, filesSuffix, mostFiles, type RequestPage } from '../../contract/request-page.ts';
import type { RequestWords } from '../../contract/words/english.ts';
import { linkDays } from '../signing/signed-links.ts';
import type { Spool } from '../spool/spool.ts';
import type { LeadFile, LeadSummary } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { sendCompressed } from '../website/answer-page.ts';
import type { Site } from '../website/open-site.ts';

export interface RequestPageParams {
  reference: string;
  seal: string;
}

export interface ShownRequest extends RequestPageParams {
  /** Undefined while the lead cannot be read: the page does not show the files that it has. */
  found: LeadSummary | undefined;
  /** Sentences of the company about answers that were just sent. */
  told?: readonly string[];
  /** Answers that could not be kept: nothing that was typed is lost. */
  typed?: Readonly<Record<string, string>>;
  problems?: readonly string[];
}

export function sendRequestPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  shown: ShownRequest,
) {
  const template = site.findTemplate(linkTemplates.request);
  if (template === undefined) throw new Error(`The build has no template ${linkTemplates.request}`);
  const { request: words, forms } = site.manifest().words;
  const page = describe(shown, words, forms.requests);
  return sendCompressed(request, reply, template, page, 'no-store');
}

export interface RequestPlaces {
  store: Pick<Store, 'findLead' | 'probeWrite'>;
  spool: Pick<Spool, 'holds'>;
  nowMs: () => number;
}

/**
 * The lead of a reference whose seal is right; nothing when it was erased. `waiting`: it is in the spool, or may be in
 * that of another process, because the database takes no leads.
 */
export async function findRequest(
  reference: string,
  { store, spool, nowMs }: RequestPlaces,
): Promise<LeadSummary | 'waiting' | undefined> {
  const found = await store.findLead(reference);
  if (found !== undefined) return found;
  if (spool.holds(reference)) return 'waiting';
  return store.probeWrite(nowMs()).then(
    () => undefined,
    () => 'waiting',
  );
}

export const toPath = ({ reference, seal }: RequestPageParams): string =>
  `${linkPaths.request}/${reference}/${seal}`;

function describe(
  shown: ShownRequest,
  { page, files: words }: RequestWords,
  requests: RequestForms,
): RequestPage {
  const { reference, found, problems = [] } = shown;
  return {
    lead: fillIn(page.lead, { reference, days: linkDays }),
    problems: problems.map((text) => ({ text })),
    ...describeFiles(shown, words),
    // The sheet of an invitation to bid asks in its own way.
    questions: found?.lead.kind === 'bid' ? [] : [describeQuestions(shown, requests)],
  };
}

function describeFiles(
  shown: ShownRequest,
  words: RequestWords['files'],
): Pick<RequestPage, 'kept' | 'complete' | 'form'> {
  if (shown.found === undefined) return { kept: [], complete: [], form: [] };
  const { files } = shown.found;
  const left = (kind: LeadFile['kind']) =>
    mostFiles[kind] - files.filter((file) => file.kind === kind).length;
  const field = (amount: number) => (amount > 0 ? [{ left: String(amount) }] : []);
  const [photos, plans] = [left('photo'), left('plan')];
  const isComplete = photos + plans <= 0;
  const names = { photo: words.photo, plan: words.planKept };
  return {
    kept: files.map(({ kind, name, sizeBytes }) => ({
      text: nameFile(names[kind], name, formatSize(sizeBytes)),
    })),
    complete: isComplete ? [{ text: words.complete }] : [],
    form: isComplete
      ? []
      : [{ action: toPath(shown) + filesSuffix, photos: field(photos), plans: field(plans) }],
  };
}

function describeQuestions(shown: ShownRequest, requests: RequestForms): RequestPage['questions'][number] {
  const { told = [], typed = {} } = shown;
  const choices = listQuestionFields(requests).map((field) => {
    const { name, placeholder = '' } = field;
    return [name, typed[name] ? formatValue(field, typed[name]) : placeholder];
  });
  return {
    action: toPath(shown) + answersSuffix,
    told: told.map((text) => ({ text })),
    typed,
    shown: Object.fromEntries(choices) as Record<string, string>,
  };
}
