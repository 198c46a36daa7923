/** Stores answers to the questions on a request's page: a note on the lead, mailed to the owners. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanTyped } from '../../../domain/typed/clean-typed.ts';
import { listQuestionFields } from '../../../contract/fill-form.ts';
import { formatValue, type LeadField } from '../../../contract/form-field.ts';
import { answerQuestions } from '../../../domain/answer-questions.ts';
import { findExcess } from '../../../contract/text-limit.ts';
import { createLeadChanges } from '../../leads/lead-changes.ts';
import type { Core } from '../../core/core.ts';
import { describeError } from '../../../domain/log.ts';
import type { Visits } from '../../visits/decide-visits.ts';
import type { ReadBody } from '../read-submission.ts';
import { findRequest, sendRequestPage, type RequestPageParams } from './send-request-page.ts';
import { answerSigned, sendUnknownLink } from './signed-pages.ts';

interface Route {
  Params: RequestPageParams;
}

type AnswerRequest = FastifyRequest<Route>;

export function addAnswerRoute(app: FastifyInstance, url: string, core: Core & { visits: Visits }): void {
  app.route<Route>({
    method: 'POST',
    url,
    onRequest: app.rateLimit(),
    handler: answerSigned<AnswerRequest>(core, (request, reply) => takeAnswers(request, reply, core)),
  });
}

async function takeAnswers(request: AnswerRequest, reply: FastifyReply, core: Core & { visits: Visits }) {
  const { site, links, limit, nowMs, outbox } = core;
  const { reference, seal } = request.params;
  if (!(await links.isSealed('request', reference, seal))) return sendUnknownLink(request, reply, site);
  const { request: words, forms, questions, answers } = site.manifest().words;
  const fields = listQuestionFields(forms.requests);
  const typed = readAnswers(fields, (request.body as ReadBody | undefined)?.values ?? {});
  const logLoss = (error: unknown) => {
    request.log.error(describeError(error), 'Storing answers failed');
    return 'lost' as const;
  };
  const read = await findRequest(reference, core).catch(logLoss);
  if (read === undefined) return sendUnknownLink(request, reply, site);
  const shown = { reference, seal, found: typeof read === 'string' ? undefined : read };
  const refuse = (status: number, ...problems: string[]) =>
    sendRequestPage(request, reply.code(status), core, { ...shown, typed, problems });

  const note = writeNote(fields, typed);
  if (note === '') return refuse(422, words.questions.empty);
  const excess = fields.flatMap(({ name, label, maxLength }) => {
    const sentence = findExcess(typed[name] ?? '', maxLength, forms.sentences.tooLong);
    return sentence === undefined ? [] : [`${label}: ${sentence}`];
  });
  if (excess.length > 0) return refuse(422, ...excess);
  if (!limit.take(request.ip, nowMs())) return refuse(429, answers.problem.tooMany);
  const outcome =
    read === 'waiting' ? 'lost' : await createLeadChanges(core).correct(reference, note).catch(logLoss);
  if (outcome === 'unknown') return sendUnknownLink(request, reply, site);
  if (outcome === 'lost') return refuse(503, answers.problem.notStored);
  if (outcome === 'too-many') return refuse(429, answers.change.enough);
  outbox.wake();
  const told = [words.questions.kept, ...Object.values(answerQuestions(typed, questions))];
  return sendRequestPage(request, reply, core, { ...shown, told });
}

function readAnswers(fields: readonly LeadField[], values: ReadBody['values']): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return [name, typeof value === 'string' ? cleanTyped(type, value) : ''];
    }),
  );
}

const writeNote = (fields: readonly LeadField[], typed: Readonly<Record<string, string>>): string =>
  fields
    .map((field) => ({ ...field, value: typed[field.name] ?? '' }))
    .filter(({ value }) => value !== '')
    .map(({ value, ...field }) => `${field.label}: ${formatValue(field, value)}`)
    .join('\n');
