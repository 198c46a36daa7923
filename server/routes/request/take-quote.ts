/** The page of a written quote, its file, and the customer's answer. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { optionParts, type Choice, type Quote } from '../../../contract/quote.ts';
import type { QuoteScreen } from '../../../contract/server-screens.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { paperEnd, quoteSuffix } from '../../../contract/request-page.ts';
import { readLocalDay } from '../../../domain/local-time.ts';
import { formatMoney } from '../../../domain/quotes/amounts.ts';
import { cleanLine, cleanText } from '../../../domain/typed/clean-text.ts';
import type { Core } from '../../core/core.ts';
import { retryAfterSeconds } from '../../plugins/address-limit.ts';
import { readQuoteState, sumChoice, type Quoting } from '../../quotes/decide-quotes.ts';
import { namePaper, writePaper } from '../../paper/write-paper.ts';
import type { LeadSummary } from '../../store/records.ts';
import { fillTemplate, readParameters, sendCompressed } from '../../website/fill-template.ts';
import type { ReadBody } from '../read-submission.ts';
import { toPath, type RequestPageParams } from './send-request-page.ts';
import { sendUnknownLink } from './signed-pages.ts';
import { addSignedRoute, type SignedRequest } from './signed-route.ts';

type QuoteRequest = SignedRequest<{ version: string }>;
type Parts = Core & { quoting: Quoting };

/** Characters. */
const longest = { name: 200, reason: 500 };

export function addQuoteRoutes(app: FastifyInstance, parts: Parts): void {
  const add = (
    method: 'GET' | 'POST',
    ending: string,
    handle: (request: QuoteRequest, reply: FastifyReply, found: LeadSummary) => Promise<FastifyReply>,
  ) => addSignedRoute(app, parts, method, `${quoteSuffix}:version(^\\d{1,4})${ending}`, handle);
  add('GET', '', (request, reply, found) => showQuote(request, reply, found, parts));
  add('GET', paperEnd, async (request, reply) => {
    const sent = await findVersion(request, parts);
    if (sent === undefined) return sendUnknownLink(request, reply, parts.site);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${namePaper(sent)}"`)
      .type('application/pdf')
      .send(await writePaper(sent, parts.words(sent.quote.language), parts.hours().timeZone));
  });
  add('POST', '', (request, reply, found) => takeAnswer(request, reply, found, parts));
}

const findVersion = async ({ params }: QuoteRequest, { store }: Parts) =>
  (await store.findQuotes(params.reference)).sent.find(
    ({ quote }) => quote.version === Number(params.version),
  );

const toQuotePath = (params: RequestPageParams, version: string | number): string =>
  `${toPath(params)}${quoteSuffix}${version}`;

async function showQuote(
  request: QuoteRequest,
  reply: FastifyReply,
  { lead }: LeadSummary,
  parts: Parts,
  shown: Partial<Pick<QuoteScreen, 'choice' | 'problem' | 'typed'>> = {},
) {
  const { site, store, nowMs, hours } = parts;
  const version = Number(request.params.version);
  const quotes = await store.findQuotes(lead.reference);
  const sent = quotes.sent.find(({ quote }) => quote.version === version);
  if (sent === undefined) return sendUnknownLink(request, reply, site);
  const { quote, acceptance } = sent;
  const chosen = acceptance?.choice ?? shown.choice ?? readChoice(readParameters(request), quote);
  const totals = acceptance?.totals ?? sumChoice(quote, chosen);
  const base = quote.totals[0];
  if (base === undefined) throw new Error('A quote has no totals');
  const html = fillTemplate(request, reply, site, 'quote', {
    ...{ quote, acceptance, path: toQuotePath(request.params, version) },
    acceptedOn: acceptance ? readLocalDay(acceptance.atMs, hours().timeZone) : '',
    state: readQuoteState(quotes, nowMs(), version),
    newestPath: toQuotePath(request.params, quotes.version),
    choice: totals ? chosen : { option: base.part, optional: [] },
    totals: totals ?? base.totals,
    problem: shown.problem,
    typed: shown.typed ?? {},
  });
  if (html === undefined) throw new Error('Rendering the page of a quote failed');
  return sendCompressed(request, reply.header('cache-control', 'no-store'), html);
}

/** `option=b&with=2&with=5`. Anything else counts as the first option. */
function readChoice(typed: URLSearchParams, { options, lines }: Quote): Choice {
  const option = optionParts.find((part) => part === typed.get('option'));
  const isKnown = options.some(({ part }) => part === option);
  const optional = typed.getAll('with').map(Number);
  return {
    option: (isKnown && option) || (options[0]?.part ?? 'always'),
    optional: lines.flatMap(({ part }, index) =>
      part === 'optional' && optional.includes(index) ? index : [],
    ),
  };
}

async function takeAnswer(request: QuoteRequest, reply: FastifyReply, found: LeadSummary, parts: Parts) {
  const { quoting, limit, nowMs, words } = parts;
  const { values = {} } = (request.body as ReadBody | undefined) ?? {};
  const read = (name: string) => cleanLine(cleanText(values[name])).normalize('NFC').trim();
  const typed = {
    name: read('name').slice(0, longest.name),
    reason: read('reason').slice(0, longest.reason),
  };
  const version = Number(request.params.version);
  const sent = await findVersion(request, parts);
  const choice = sent && readChoice(new URLSearchParams(read('choice')), sent.quote);
  const refuse = (status: number, problem: QuoteScreen['problem']) =>
    showQuote(request, reply.code(status), found, parts, { ...(choice && { choice }), problem, typed });
  const act = read('act');
  if (sent === undefined || choice === undefined) return refuse(404, 'done');
  if (act === 'view') {
    await quoting.recordView(found.lead, version);
    return reply.code(204).send();
  }
  if (!limit.take(request.ip, nowMs()))
    return refuse(429, 'tooMany').finally(() => reply.header('retry-after', retryAfterSeconds));
  if (act === 'decline') {
    const outcome = await quoting.decline(found.lead, version, typed.reason);
    return typeof outcome === 'string' ? refuse(409, 'done') : goBack(request, reply);
  }
  if (!/\p{L}/u.test(typed.name)) return refuse(422, 'name');
  if (read('consent') !== 'yes') return refuse(422, 'consent');
  const totalCents = Number(read('totalCents'));
  const total = formatMoney(totalCents, sent.quote.language);
  const outcome = await quoting.accept(found.lead, {
    ...{ version, choice, totalCents, name: typed.name, network: request.ip },
    consent: fillIn(words(sent.quote.language).request.quote.consent, { version, total }),
  });
  if (typeof outcome !== 'string') return goBack(request, reply);
  // The second press of one customer is no error.
  const isOurs = (await findVersion(request, parts))?.acceptance?.name === typed.name;
  return isOurs ? goBack(request, reply) : refuse(409, outcome === 'changed' ? 'changed' : 'done');
}

const goBack = (request: QuoteRequest, reply: FastifyReply) =>
  reply.redirect(`${toQuotePath(request.params, request.params.version)}#answer`, 303);
