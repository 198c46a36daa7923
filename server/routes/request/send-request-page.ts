/** The page of a request says what files it has, which it may still have, and why one was not taken. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { enquiryForms } from '../../../contract/enquiry-forms.ts';
import { linkPaths } from '../../../contract/endpoints.ts';
import { linkDays } from '../../signing/signed-links.ts';
import type { Spool } from '../../spool/spool.ts';
import type { LeadSummary } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { renderAnswer, sendCompressed } from '../../website/answer-page.ts';
import type { Site } from '../../website/open-site.ts';

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

/** Throws when the page cannot be rendered: `whenAvailable` says so. */
export function sendRequestPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  shown: ShownRequest,
) {
  const { reference, found, problems = [], told = [], typed = {} } = shown;
  const html = renderAnswer(request, reply, site, 'request', {
    reference,
    path: toPath(shown),
    days: linkDays,
    problems,
    files: found?.files.map(({ kind, name, sizeBytes }) => ({ kind, name, sizeBytes })),
    hasQuestions: !found || enquiryForms[found.lead.kind].takesAnswers,
    told,
    typed,
  });
  if (html === undefined) throw new Error('The page of a request could not be rendered');
  return sendCompressed(request, reply.header('cache-control', 'no-store'), html);
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
