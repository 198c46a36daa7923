/** Accepts leads at `contact.php` and `mailer.php`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { kindsByEndpoint, type LeadEndpoint, type LeadKind, leadForms } from '../../contract/lead-forms.ts';
import type { Core } from '../core/core.ts';
import {
  createLeadIntake,
  type LeadIntake,
  type IntakeOutcome,
  type Submission,
} from '../leads/lead-intake.ts';
import type { Counting } from '../counts/counting.ts';
import { inLanguage } from '../presenter/in-language.ts';
import { isForeign } from '../plugins/cross-origin.ts';
import type { SignedLinks } from '../signing/signed-links.ts';
import { sendError, sendWrongMethod } from '../website/error-responses.ts';
import { sendAccepted, sendInvalid, sendNotTaken } from './respond-to-lead.ts';
import { addBodyParsers } from './body-parsers.ts';
import { describeReceipt, toPageLink } from './describe-receipt.ts';
import { readSubmission, type ReadBody } from './read-submission.ts';

interface LeadRoutes extends Core {
  intake: LeadIntake;
  counting: Counting;
}

const leadEndpoints = Object.keys(kindsByEndpoint) as LeadEndpoint[];
const otherMethods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Pages post to `./contact.php`, so a post from /projects/x arrives at /projects/contact.php. */
export function toEndpointUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const file = path.slice(path.lastIndexOf('/'));
  return leadEndpoints.some((endpoint) => endpoint === file) ? [file, ...query].join('?') : url;
}

export function addLeadRoutes(app: FastifyInstance, core: Core, counting: Counting): void {
  const { site } = core;
  const routes = { ...core, intake: createLeadIntake(core), counting };
  addBodyParsers(app);
  for (const endpoint of leadEndpoints) {
    app.post(endpoint, async (request, reply) => takeLead(request, reply, endpoint, routes));
    const refuse = (request: FastifyRequest, reply: FastifyReply) =>
      sendWrongMethod(request, reply, site, 'POST');
    app.route({
      method: otherMethods,
      url: endpoint,
      // Answers before the body is read.
      onRequest: async (request, reply) => refuse(request, reply),
      handler: refuse,
    });
  }
}

async function takeLead(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: LeadEndpoint,
  routes: LeadRoutes,
) {
  const { site, config, counting } = routes;
  const { publicUrl, allowedOrigins } = config;
  const body = request.body as ReadBody | undefined;
  const { company, words } = site.manifest();
  if (body === undefined) {
    const sentence = words.answers.problem.unsupported;
    return sendError(request, reply, site, { status: 415, title: words.forms.messages.refused, sentence });
  }
  const submission = readSubmission(
    request,
    body,
    endpoint,
    { siteUrls: [publicUrl, company.url], allowedOrigins },
    words.forms.form.consentVersion,
    counting.findSource(request),
  );
  return inLanguage(submission.language, () => respond(request, reply, body, submission, routes));
}

async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ReadBody,
  submission: Submission,
  routes: LeadRoutes,
) {
  const { site, config, intake, links, metrics, counting, onStored, alerts } = routes;
  const { allowedOrigins } = config;
  const { words } = site.manifest();
  const { kind } = submission;
  if (isForeign(request.headers, allowedOrigins, submission.ownHosts)) {
    request.log.info({ kind }, 'Refused a lead from another site');
    return sendNotTaken(request, reply, site, { kind, body }, 403, words.answers.problem.otherSite);
  }
  const outcome = await intake.accept(submission);
  reply.header('cache-control', 'no-store');
  metrics.count('leads', { outcome: toLabel(outcome) });
  logOutcome(request, outcome, kind);
  switch (outcome.type) {
    case 'stored':
    case 'spooled': {
      for (const wake of onStored) wake();
      if (outcome.type === 'spooled' || outcome.isNew) counting.noteOnPage(request, 'sent');
      const lead = { kind, ...outcome };
      const requestPath = await findRequestPath(kind, outcome.reference, links);
      return sendAccepted(
        request,
        reply,
        {
          ...outcome,
          requestPath,
          link: requestPath === undefined ? undefined : toPageLink(requestPath, lead, site),
          promise: describeReceipt(lead, site),
        },
        getReturnOrigin(request, allowedOrigins),
      );
    }
    case 'invalid':
      return sendInvalid(request, reply, site, { kind, body }, outcome.fieldErrors);
    case 'too-many':
      return sendNotTaken(request, reply, site, { kind, body }, 429, words.answers.problem.tooMany);
    case 'unavailable':
      void alerts.raise({ code: 'lost-lead', sentence: 'lostLead' });
      return sendNotTaken(request, reply, site, { kind, body }, 503, words.answers.problem.notStored);
  }
}

/**
 * Undefined for a comment, and while the secret cannot be read because the database is down; the receipt has the link.
 */
async function findRequestPath(kind: LeadKind, reference: string, links: SignedLinks) {
  if (!leadForms[kind].takesFiles) return undefined;
  return links.toPath('request', reference).catch(() => undefined);
}

/** The origin of the visitor's page; empty if pages and server share one. */
function getReturnOrigin({ headers }: FastifyRequest, allowedOrigins: readonly string[]): string {
  return allowedOrigins.find((origin) => origin === headers.origin) ?? allowedOrigins[0] ?? '';
}

function toLabel(outcome: IntakeOutcome): string {
  return outcome.type === 'stored' && !outcome.isNew ? 'repeated' : outcome.type;
}

function logOutcome(request: FastifyRequest, outcome: IntakeOutcome, kind: LeadKind): void {
  switch (outcome.type) {
    case 'stored':
      return request.log.info(
        { reference: outcome.reference, kind },
        outcome.isNew ? 'Lead stored' : 'Repeated lead',
      );
    case 'spooled':
      return request.log.warn({ reference: outcome.reference, kind }, 'Lead stored in the spool');
    case 'invalid':
      return request.log.info({ kind, fields: Object.keys(outcome.fieldErrors) }, 'Lead refused');
    case 'too-many':
      return request.log.warn({ kind }, 'Too many leads from one address');
    case 'unavailable':
      return request.log.error(
        { kind, code: (outcome.error as { code?: unknown }).code },
        'A LEAD COULD NOT BE KEPT',
      );
  }
}
