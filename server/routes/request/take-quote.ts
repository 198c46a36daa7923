/** The page of a written quote, its file, and the customer's answer. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { nameOptional, type Choice, type Quote } from '../../../contract/quote.ts';
import type { QuoteScreen } from '../../../contract/server-screens.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { paperEnd, quoteSuffix } from '../../../contract/request-page.ts';
import { readLocalDay } from '../../../domain/local-time.ts';
import { formatMoney } from '../../../domain/quotes/amounts.ts';
import { cleanLine, cleanText } from '../../../domain/typed/clean-text.ts';
import { findPhones } from '../../../domain/typed/find-phones.ts';
import type { Core } from '../../core/core.ts';
import { readQuoteState, sumChoice, type Quoting } from '../../quotes/decide-quotes.ts';
import { sendPaper } from '../../paper/write-paper.ts';
import type { Quotes, SentQuote } from '../../store/quote-store.ts';
import type { Lead } from '../../store/records.ts';
import { readParameters } from '../../website/fill-template.ts';
import type { ReadBody } from '../read-submission.ts';
import { toPath } from './send-request-page.ts';
import { sendSigned, sendUnknownLink } from './signed-pages.ts';
import { addSignedRoute, type SignedRequest } from './signed-route.ts';

type Parts = Core & { quoting: Quoting };

/** A signed request about a version that was sent. */
interface Asked {
  request: SignedRequest<{ version: string }>;
  reply: FastifyReply;
  lead: Lead;
  version: number;
  /** The address of its page. */
  path: string;
  sent: SentQuote;
}

/** Characters. */
const longest = { name: 200, reason: 500 };

export function addQuoteRoutes(app: FastifyInstance, parts: Parts): void {
  const add = (method: 'GET' | 'POST', ending: string, handle: (asked: Asked) => Promise<FastifyReply>) =>
    addSignedRoute<{ version: string }>(
      app,
      parts,
      method,
      `${quoteSuffix}:version(^\\d{1,4})${ending}`,
      async (request, reply, { lead }) => {
        const version = Number(request.params.version);
        const sent = findVersion(await parts.store.findQuotes(lead.reference), version);
        const path = `${toPath(request.params)}${quoteSuffix}${version}`;
        return sent
          ? handle({ request, reply, lead, version, path, sent })
          : sendUnknownLink(request, reply, parts.site);
      },
    );
  add('GET', '', (asked) => showQuote(asked, parts));
  add('GET', paperEnd, ({ reply, sent }) =>
    sendPaper(reply.header('cache-control', 'no-store'), sent, parts),
  );
  add('POST', '', (asked) => takeAnswer(asked, parts));
}

const findVersion = ({ sent }: Quotes, version: number) =>
  sent.find(({ quote }) => quote.version === version);

/** Reads again, because an answer may just have been given. */
async function showQuote(
  { request, reply, lead, version, path, sent }: Asked,
  { site, store, nowMs, hours }: Parts,
  shown: Partial<Pick<QuoteScreen, 'choice' | 'problem' | 'typed'>> = {},
) {
  const quotes = await store.findQuotes(lead.reference);
  const { quote, acceptance } = findVersion(quotes, version) ?? sent;
  const parameters = readParameters(request);
  const chosen = acceptance?.choice ?? shown.choice ?? readChoice((name) => parameters.get(name), quote);
  const totals = acceptance?.totals ?? sumChoice(quote, chosen);
  const base = quote.totals[0];
  if (base === undefined) throw new Error('A quote has no totals');
  return sendSigned(request, reply, site, 'quote', {
    phones: findPhones(quote.company.phone).map((phone) => ({ ...phone, shown: quote.company.phone })),
    ...{ quote, acceptance, path, problem: shown.problem, typed: shown.typed ?? {} },
    acceptedOn: acceptance ? readLocalDay(acceptance.atMs, hours().timeZone) : '',
    state: readQuoteState(quotes, nowMs(), version),
    newestPath: `${toPath(request.params)}${quoteSuffix}${quotes.version}`,
    choice: totals ? chosen : { option: base.part, optional: [] },
    totals: totals ?? base.totals,
  });
}

/** `option=b&with-2=yes`. Anything else counts as the first option. */
function readChoice(read: (name: string) => string | undefined | null, { options, lines }: Quote): Choice {
  const known = options.find(({ part }) => part === read('option')) ?? options[0];
  return {
    option: known?.part ?? 'always',
    optional: lines.flatMap((line, index) =>
      line.part === 'optional' && read(nameOptional(index)) === 'yes' ? index : [],
    ),
  };
}

const writeChoice = ({ option, optional }: Choice): string =>
  new URLSearchParams([
    ['option', option],
    ...optional.map((index) => [nameOptional(index), 'yes']),
  ]).toString();

async function takeAnswer(asked: Asked, parts: Parts) {
  const { request, reply, lead, version, path, sent } = asked;
  const { quoting, limit, nowMs, words, store } = parts;
  const { values = {} } = (request.body as ReadBody | undefined) ?? {};
  const read = (name: string) => cleanLine(cleanText(values[name])).normalize('NFC').trim();
  const name = read('name').slice(0, longest.name);
  const reason = read('reason').slice(0, longest.reason);
  const choice = readChoice(read, sent.quote);
  const act = read('act');
  const refuse = (status: number, problem: QuoteScreen['problem']) =>
    showQuote({ ...asked, reply: reply.code(status) }, parts, { choice, problem, typed: { name, reason } });
  const goBack = () => reply.redirect(`${path}#answer`, 303);
  if (act === 'view') {
    await quoting.recordView(lead, version);
    return reply.code(204).send();
  }
  // The address has the choice, so a visitor can come back to it and send it to others.
  if (act === 'show') return reply.redirect(`${path}?${writeChoice(choice)}#sums`, 303);
  if (!limit.take(request.ip, nowMs())) return refuse(429, 'tooMany');
  if (act === 'decline') {
    const outcome = await quoting.decline(lead, version, reason);
    return typeof outcome === 'string' ? refuse(409, 'done') : goBack();
  }
  if (!/\p{L}/u.test(name)) return refuse(422, 'name');
  if (read('consent') !== 'yes') return refuse(422, 'consent');
  const { language } = sent.quote;
  const totalCents = Number(read('totalCents'));
  const total = formatMoney(totalCents, language);
  const consent = fillIn(words(language).request.quote.consent, { version, total });
  const given = { version, choice, totalCents, name, consent, network: request.ip };
  const outcome = await quoting.accept(lead, given);
  if (typeof outcome !== 'string') return goBack();
  // The second press of one customer is no error.
  const { acceptance } = findVersion(await store.findQuotes(lead.reference), version) ?? sent;
  return acceptance?.name === name ? goBack() : refuse(409, outcome === 'changed' ? 'changed' : 'done');
}
