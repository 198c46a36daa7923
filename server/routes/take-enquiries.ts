/** Takes enquiries at `contact.php` and `mailer.php`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { kindsByEndpoint, type EnquiryEndpoint, type EnquiryKind } from '../../contract/enquiry-forms.ts';
import { messages } from '../../contract/messages.ts';
import type { LeadIntake, Outcome } from '../leads/lead-intake.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { sendError, sendWrongMethod } from '../website/error-answers.ts';
import type { Site } from '../website/open-site.ts';
import { sendAccepted, sendInvalid, sendNotTaken } from './answer-enquiry.ts';
import { addBodyParsers } from './body-parsers.ts';
import { readSubmission, type ReadBody } from './read-submission.ts';

export interface EnquiryRoutes {
  site: Site;
  intake: LeadIntake;
  publicUrl: string | undefined;
  metrics: Metrics;
  /** Called when something new waits for delivery or for the database. */
  onLeadKept: () => void;
  /** Called when a visitor had to be told that their lead could not be kept. */
  onLeadLost: () => void;
}

const enquiryEndpoints = Object.keys(kindsByEndpoint) as EnquiryEndpoint[];
const otherMethods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Pages post to `./contact.php`, so from /projects/x the call arrives at /projects/contact.php. */
export function toEndpointUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const file = path.slice(path.lastIndexOf('/'));
  return enquiryEndpoints.some((endpoint) => endpoint === file) ? [file, ...query].join('?') : url;
}

export function addEnquiryRoutes(app: FastifyInstance, routes: EnquiryRoutes): void {
  const { site } = routes;
  addBodyParsers(app);
  for (const endpoint of enquiryEndpoints) {
    app.post(endpoint, async (request, reply) => takeEnquiry(request, reply, endpoint, routes));
    const refuse = (request: FastifyRequest, reply: FastifyReply) =>
      sendWrongMethod(request, reply, site, 'POST');
    app.route({
      method: otherMethods,
      url: endpoint,
      // Before the body is read.
      onRequest: async (request, reply) => refuse(request, reply),
      handler: refuse,
    });
  }
}

async function takeEnquiry(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: EnquiryEndpoint,
  { site, intake, publicUrl, metrics, onLeadKept, onLeadLost }: EnquiryRoutes,
) {
  const body = request.body as ReadBody | undefined;
  const { company, words } = site.manifest();
  if (body === undefined) {
    const sentence = words.answers.problem.unsupported;
    return sendError(request, reply, site, { status: 415, title: messages.refused, sentence });
  }
  const submission = readSubmission(
    request,
    body,
    endpoint,
    [publicUrl, company.url],
    words.forms.form.consentVersion,
  );
  const { kind } = submission;
  const outcome = await intake.accept(submission);
  reply.header('cache-control', 'no-store');
  metrics.count('leads', { outcome: toLabel(outcome) });
  logOutcome(request, outcome, kind);
  switch (outcome.type) {
    case 'stored':
    case 'spooled':
      onLeadKept();
      return sendAccepted(request, reply, outcome);
    case 'invalid':
      return sendInvalid(request, reply, site, { kind, body }, outcome.fieldErrors);
    case 'too-many':
      reply.header('retry-after', '600');
      return sendNotTaken(request, reply, site, { kind, body }, 429, words.answers.problem.tooMany);
    case 'unavailable':
      onLeadLost();
      return sendNotTaken(request, reply, site, { kind, body }, 503, words.answers.problem.notStored);
  }
}

function toLabel(outcome: Outcome): string {
  return outcome.type === 'stored' && !outcome.isNew ? 'repeated' : outcome.type;
}

function logOutcome(request: FastifyRequest, outcome: Outcome, kind: EnquiryKind): void {
  switch (outcome.type) {
    case 'stored':
      return request.log.info(
        { reference: outcome.reference, kind },
        outcome.isNew ? 'Lead stored' : 'Lead sent again and known',
      );
    case 'spooled':
      return request.log.warn({ reference: outcome.reference, kind }, 'Lead kept in the spool');
    case 'invalid':
      return request.log.info({ kind, fields: Object.keys(outcome.fieldErrors) }, 'Enquiry refused');
    case 'too-many':
      return request.log.warn({ kind }, 'Too many leads from one address');
    case 'unavailable':
      return request.log.error(
        { kind, code: (outcome.error as { code?: unknown }).code },
        'A LEAD COULD NOT BE KEPT',
      );
  }
}
