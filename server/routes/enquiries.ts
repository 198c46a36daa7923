/** Takes enquiries at `contact.php` and `mailer.php`, and puts the outcome into the caller's form: JSON or a page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  endpoints,
  envelope,
  maxBodyBytes,
  type Accepted,
  type FieldErrors,
  type Refused,
} from '../../contract/endpoints.ts';
import { enquiryForms, type EnquiryKind } from '../../contract/enquiry-forms.ts';
import { messages } from '../../contract/messages.ts';
import { formLead, slots, unsentWords } from '../../contract/page-templates.ts';
import { acceptEnquiry, type LeadDesk, type Outcome } from '../leads/accept-enquiry.ts';
import { sendError, sendPlainPage, toErrorAnswer, wantsPage } from '../website/error-answers.ts';
import { sendTemplate } from '../website/fill-template.ts';
import type { Site } from '../website/open-site.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { addBodyParsers } from './body-parsers.ts';
import { findEndpoint } from './find-endpoint.ts';
import { readSubmission, type ReadBody } from './read-submission.ts';

export interface EnquiryRoutes {
  site: Site;
  desk: LeadDesk;
  publicUrl: string | undefined;
  metrics: Metrics;
  /** Called when something new waits for delivery or for the database. */
  onLeadKept: () => void;
  /** Called when a visitor had to be told that the lead could not be kept. */
  onLeadLost: () => void;
}

export function addEnquiryRoutes(app: FastifyInstance, routes: EnquiryRoutes): void {
  const { site, desk, publicUrl, metrics, onLeadKept, onLeadLost } = routes;
  addBodyParsers(app);
  app.route({
    method: 'POST',
    url: '/*',
    bodyLimit: maxBodyBytes,
    // Before the body is read: nobody needs to send a body to an address that takes none.
    onRequest: async (request, reply) => {
      if (findEndpoint(request.url) === undefined) return reply.callNotFound();
      return undefined;
    },
    handler: async (request, reply) => {
      const endpoint = findEndpoint(request.url);
      const body = request.body as ReadBody | undefined;
      if (endpoint === undefined) return reply.callNotFound();
      if (body === undefined) return sendUnsupported(request, reply, site);
      const submission = readSubmission(request, body, endpoint, [publicUrl, site.manifest().company.url]);
      const outcome = await acceptEnquiry(submission, desk);
      reply.header('cache-control', 'no-store');
      metrics.count('leads', { outcome: toLabel(outcome) });
      logOutcome(request, outcome, submission.kind);
      if (outcome.type === 'stored' || outcome.type === 'spooled') {
        onLeadKept();
        return sendAccepted(request, reply, outcome);
      }
      if (outcome.type === 'invalid') {
        return sendInvalid(request, reply, site, submission.kind, body, outcome.fieldErrors);
      }
      if (outcome.type === 'unavailable') onLeadLost();
      return sendNotKept(request, reply, site, submission.kind, body, outcome.type);
    },
  });
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

function sendAccepted(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: { type: string; reference: string },
) {
  const { reference } = outcome;
  if (wantsPage(request)) {
    return reply.redirect(`${endpoints.messageSent}?reference=${encodeURIComponent(reference)}`, 303);
  }
  return reply.code(outcome.type === 'spooled' ? 202 : 200).send({ reference } satisfies Accepted);
}

interface FormAnswer {
  status: number;
  title: string;
  lead: string;
  summary: string;
  errors?: FieldErrors;
}

function sendInvalid(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  kind: EnquiryKind,
  body: ReadBody,
  errors: FieldErrors,
) {
  const { lead, title, summary, back } = site.manifest().words.answers.form;
  if (!wantsPage(request)) {
    return reply.code(422).send({ error: summary, fields: errors } satisfies Refused);
  }
  const answer = { status: 422, title, lead, summary, errors };
  if (site.findTemplate(kind) !== undefined) return sendForm(reply, site, kind, body, answer);
  return sendPlainPage(reply.code(422), site, messages.refused, [...Object.values(errors), back]);
}

/** The form again, with the visitor's words in it and in the links that send them another way. */
function sendForm(reply: FastifyReply, site: Site, kind: EnquiryKind, body: ReadBody, answer: FormAnswer) {
  const template = site.findTemplate(kind);
  if (template === undefined) throw new Error(`The build has no template ${kind}`);
  const { status, title, lead, summary, errors = {} } = answer;
  const typed = listTypedValues(kind, body);
  const { fields } = enquiryForms[kind];
  const unsent = fields.filter(({ name }) => typed[name]).map(({ name }) => `${name}: ${typed[name]}`);
  const values = { ...typed, [formLead]: lead, [unsentWords]: encodeURIComponent(unsent.join('\n')) };
  const words: Record<string, string> = { [slots.title]: title, [slots.summary]: summary };
  for (const [name, value] of Object.entries(values)) words[slots.value(name)] = value;
  for (const { name } of fields) {
    words[slots.invalid(name)] = String(Object.hasOwn(errors, name));
    words[slots.error(name)] = errors[name] ?? '';
  }
  return sendTemplate(reply.code(status), template, words);
}

/** The words as they were typed, and the hidden fields, so that the second attempt carries them too. */
function listTypedValues(kind: EnquiryKind, body: ReadBody): Record<string, string> {
  const names = [
    ...enquiryForms[kind].fields.map(({ name }) => name),
    ...Object.values(envelope).map(({ field }) => field),
  ];
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = Object.hasOwn(body.values, name) ? body.values[name] : undefined;
    if (typeof value === 'string') values[name] = value.toWellFormed();
  }
  return values;
}

function sendNotKept(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  kind: EnquiryKind,
  body: ReadBody,
  reason: 'too-many' | 'unavailable',
) {
  const { tooMany, notStored } = site.manifest().words.answers.problem;
  const isTooMany = reason === 'too-many';
  if (isTooMany) reply.header('retry-after', '600');
  const status = isTooMany ? 429 : 503;
  const sentence = isTooMany ? tooMany : notStored;
  const title = messages.refused;
  if (!wantsPage(request) || site.findTemplate(kind) === undefined) {
    return sendError(request, reply, site, { status, title, sentence });
  }
  return sendForm(reply, site, kind, body, { status, title, lead: sentence, summary: sentence });
}

function sendUnsupported(request: FastifyRequest, reply: FastifyReply, site: Site) {
  return sendError(request, reply, site, toErrorAnswer({ statusCode: 415 }, site));
}
