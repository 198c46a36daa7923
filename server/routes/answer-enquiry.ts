/** Puts the outcome of an enquiry into the caller's form: JSON, or a page with what was typed. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  endpoints,
  envelope,
  promiseHeader,
  requestPageHeader,
  type Accepted,
  type FieldErrors,
  type Refused,
} from '../../contract/endpoints.ts';
import { sentSuffix } from '../../contract/request-page.ts';
import { enquiryForms, type EnquiryKind } from '../../contract/enquiry-forms.ts';
import { fillForm } from '../../contract/fill-form.ts';
import { formatValue, writeChoice, type EnquiryField } from '../../contract/form-field.ts';
import type { ChoiceBoxes, FormPage } from '../../contract/page-templates.ts';
import { sendError, sendPlainPage, wantsPage } from '../website/error-answers.ts';
import { sendFilled } from '../website/answer-page.ts';
import type { Site } from '../website/open-site.ts';
import type { ReadBody } from './read-submission.ts';

export function sendAccepted(
  request: FastifyRequest,
  reply: FastifyReply,
  accepted: { type: string; reference: string; requestPath: string | undefined; promise: string },
  pagesAt: string,
) {
  const { type, reference, requestPath, promise } = accepted;
  if (wantsPage(request)) {
    // Only the server can fill in the way to the page of a request.
    const sentPage =
      requestPath === undefined
        ? `${pagesAt}${endpoints.messageSent}?${new URLSearchParams({ reference }).toString()}`
        : requestPath + sentSuffix;
    return reply.redirect(sentPage, 303);
  }
  if (requestPath !== undefined) reply.header(requestPageHeader, requestPath);
  reply.header(promiseHeader, encodeURIComponent(promise));
  return reply.code(type === 'spooled' ? 202 : 200).send({ reference } satisfies Accepted);
}

/** A form as it was sent, to show it again. */
interface Sent {
  kind: EnquiryKind;
  body: ReadBody;
}

interface FormAnswer {
  title: string;
  lead: string;
  summary: string;
  errors?: FieldErrors;
}

export function sendInvalid(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  sent: Sent,
  errors: FieldErrors,
) {
  const { answers, forms } = site.manifest().words;
  const { title, lead, summary, back } = answers.form;
  reply.code(422);
  if (!wantsPage(request)) return reply.send({ error: summary, fields: errors } satisfies Refused);
  return (
    sendForm(reply, site, sent, { title, lead, summary, errors }) ??
    sendPlainPage(reply, site, forms.messages.refused, [...Object.values(errors), back])
  );
}

export function sendNotTaken(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  sent: Sent,
  status: number,
  sentence: string,
) {
  const title = site.manifest().words.forms.messages.refused;
  const form = { title, lead: sentence, summary: sentence };
  const answer = wantsPage(request) ? sendForm(reply.code(status), site, sent, form) : undefined;
  return answer ?? sendError(request, reply, site, { status, title, sentence });
}

/** The form again, with what was typed in it and in the links that send it another way; undefined without a template. */
function sendForm(reply: FastifyReply, site: Site, { kind, body }: Sent, answer: FormAnswer) {
  const template = site.findTemplate(kind);
  if (template === undefined) return undefined;
  const { title, lead, summary, errors = {} } = answer;
  const { fields } = fillForm(kind, site.manifest().words.forms.requests);
  const typed = listTypedValues(kind, body);
  const unsent = fields
    .filter(({ name }) => typed[name])
    .map((field) => `${field.label}: ${formatValue(field, typed[field.name] ?? '')}`);
  const known = new Map(fields.map((field) => [field.name, field]));
  const describe = ([name, value]: [string, string]): [string, FormPage['fields'][string]] => [
    name,
    {
      value,
      shown: value ? formatValue(known.get(name) ?? {}, value) : (known.get(name)?.placeholder ?? ''),
      error: errors[name] ?? '',
      invalid: String(Object.hasOwn(errors, name)),
      boxes: tickBoxes(known.get(name)?.choices, value),
    },
  ];
  const page: FormPage = {
    title,
    lead,
    summary,
    unsent: encodeURIComponent(unsent.join('\n')),
    fields: Object.fromEntries(Object.entries(typed).map(describe)),
  };
  return sendFilled(reply, template, page);
}

/** The boxes of several choices, ticked as they were. */
function tickBoxes(choices: EnquiryField['choices'] = [], typed: string): ChoiceBoxes {
  const ticked = new Set(typed.split(/\r?\n/));
  const boxes = choices.map((choice, index): [string, ChoiceBoxes[string]] => [
    String(index),
    ticked.has(writeChoice(choice)) ? { ticked: [{}], open: [] } : { ticked: [], open: [{}] },
  ]);
  return Object.fromEntries(boxes);
}

/** The typed values and the hidden fields, so that the second attempt carries them too. */
function listTypedValues(kind: EnquiryKind, body: ReadBody): Record<string, string> {
  const names = [
    ...enquiryForms[kind].fields.map(({ name }) => name),
    ...Object.values(envelope).map(({ field }) => field),
  ];
  return Object.fromEntries(
    names.map((name) => {
      const value = Object.hasOwn(body.values, name) ? body.values[name] : undefined;
      return [name, typeof value === 'string' ? value.toWellFormed() : ''];
    }),
  );
}
