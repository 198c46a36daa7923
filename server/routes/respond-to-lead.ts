/** Answers a form post in the caller's format: JSON, or a page that keeps the typed words. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormScreen } from '../../contract/server-screens.ts';
import {
  endpoints,
  promiseHeader,
  requestPageHeader,
  type Accepted,
  type FieldErrors,
  type Refused,
} from '../../contract/endpoints.ts';
import { sentSuffix } from '../../contract/request-page.ts';
import { leadForms, type LeadKind } from '../../contract/lead-forms.ts';
import { sendPlainPage, wantsPage } from '../website/error-responses.ts';
import { fillTemplate, sendCompressed } from '../website/fill-template.ts';
import type { Site } from '../website/open-site.ts';
import type { ReadBody } from './read-submission.ts';

export function sendAccepted(
  request: FastifyRequest,
  reply: FastifyReply,
  accepted: {
    type: string;
    reference: string;
    requestPath: string | undefined;
    visitPart: string;
    promise: string;
  },
  pagesAt: string,
) {
  const { type, reference, requestPath, visitPart, promise } = accepted;
  if (wantsPage(request)) {
    // Only the server can render the link to the request's page.
    const sentPage =
      requestPath === undefined
        ? `${pagesAt}${endpoints.messageSent}?${new URLSearchParams({ reference }).toString()}`
        : requestPath + sentSuffix;
    return reply.redirect(sentPage, 303);
  }
  if (requestPath !== undefined) reply.header(requestPageHeader, requestPath + visitPart);
  reply.header(promiseHeader, encodeURIComponent(promise));
  return reply.code(type === 'spooled' ? 202 : 200).send({ reference } satisfies Accepted);
}

/** A form as it was sent, to show it again. */
interface Sent {
  kind: LeadKind;
  body: ReadBody;
}

/** Why a form was not accepted. `errors`: the faulty fields. */
interface Refusal {
  status: number;
  title: string;
  /** Below the page's heading; `summary` is above the fields, and in the response to a script. */
  lead: string;
  summary: string;
  errors: FieldErrors;
  /** Below the errors, if the form itself cannot be shown. */
  back?: string;
}

export const sendInvalid = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  sent: Sent,
  errors: FieldErrors,
) => sendAgain(request, reply, site, sent, { status: 422, ...site.manifest().words.answers.form, errors });

export function sendNotTaken(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  sent: Sent,
  status: number,
  sentence: string,
) {
  const title = site.manifest().words.forms.messages.refused;
  return sendAgain(request, reply, site, sent, {
    status,
    title,
    lead: sentence,
    summary: sentence,
    errors: {},
  });
}

/** Sends the form with the typed words, or its errors as JSON. */
function sendAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  sent: Sent,
  { status, title, lead, summary, errors, back = summary }: Refusal,
) {
  reply.code(status).header('cache-control', 'no-store');
  if (!wantsPage(request)) {
    const hasFields = Object.keys(errors).length > 0;
    return reply.send({ error: summary, ...(hasFields && { fields: errors }) } satisfies Refused);
  }
  const html = renderForm(request, reply, site, sent, { title, lead, summary, errors });
  if (html === undefined) return sendPlainPage(reply, site, title, [...Object.values(errors), back]);
  return sendCompressed(request, reply, html);
}

/** Renders the form with the typed words; undefined if that fails. */
function renderForm(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  { kind, body }: Sent,
  answer: Omit<FormScreen, 'kind' | 'typed'>,
) {
  const typed = Object.fromEntries(leadForms[kind].fields.map(({ name }) => [name, readTyped(body, name)]));
  return fillTemplate(request, reply, site, 'form', { ...answer, kind, typed });
}

function readTyped({ values }: ReadBody, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === 'string' ? value.toWellFormed() : '';
}
