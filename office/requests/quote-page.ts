/** Writing, sending and withdrawing the quote of a request. */
import { isOpenQuote, type Quote, type QuoteDraft } from '../../contract/quote.ts';
import { paperEnd, quoteSuffix } from '../../contract/request-page.ts';
import { readLocalDay } from '../../domain/local-time.ts';
import { mostLines, nameLineField, readDraft, type DraftProblem } from '../../domain/quotes/read-draft.ts';
import { linkDays } from '../../server/signing/signed-links.ts';
import { getBehavior } from '../../server/kinds/kinds.ts';
import { readQuoteState } from '../../server/quotes/decide-quotes.ts';
import { listUndrawable } from '../../server/paper/paper-letters.ts';
import { sendPaper } from '../../server/paper/write-paper.ts';
import type { Lead, LeadSummary } from '../../server/store/records.ts';
import { showMissing, toAuthor, type InboxRoutes, type Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import { readForm } from '../frame/read-form.ts';
import { createRequestRoutes } from './open-request.ts';

type Typed = Readonly<Record<string, string>>;

declare module '../frame/screens.ts' {
  interface Screens {
    quote: Awaited<ReturnType<typeof readScreen>>;
    'quote-check': ReturnType<typeof readCheck>;
  }
}

interface Shown {
  typed?: Typed;
  rows?: number;
  problem?: DraftProblem | { name: 'changed'; line?: never };
}

const leastRows = 5;

export function addQuotePages(routes: InboxRoutes, parts: InboxParts): void {
  const { store, quoting, site, nowMs, hours } = parts;
  const requests = createRequestRoutes(routes, parts);

  const show = async (visit: Visit, { lead }: LeadSummary, shown: Shown = {}, status = 200) =>
    visit.show('quote', await readScreen(lead, parts, shown), status);
  const readSeen = ({ person, read }: Visit) => ({
    ...{ by: toAuthor(person), changedAtMs: Number(read('changedAtMs')) },
  });

  requests.get('/quote', 'see-all', (visit, found) => show(visit, found));

  requests.post('/quote', 'see-all', async (visit, found) => {
    const { lead } = found;
    const typed = readTyped(visit);
    const rows = chooseRows(typed);
    const act = visit.read('act');
    if (act === 'more') return show(visit, found, { typed, rows: Math.min(rows + 4, mostLines) });
    if (act === 'price') {
      const price = site.manifest().prices.find(({ name }) => name === visit.read('price'));
      const added = price ? [[price.name, '', price.unit, toDecimal(price.rateCents, 2)]] : [];
      return show(visit, found, { typed: addLines(typed, added) });
    }
    if (act === 'takeoff') return show(visit, found, { typed: addLines(typed, listTakeoff(lead)) });
    const today = readLocalDay(nowMs(), hours().timeZone);
    const until = Temporal.PlainDate.from(today).add({ days: linkDays }).toString();
    const { draft, problem } = readDraft(visit.read, { from: today, until });
    if (draft === undefined) return show(visit, found, { typed, rows, problem }, 422);
    const outcome = await quoting.save(lead, draft, readSeen(visit));
    if (typeof outcome === 'string')
      return show(visit, found, { typed, rows, problem: { name: 'changed' } }, 409);
    return visit.goTo(`/requests/${lead.reference}/quote/check`);
  });

  requests.get('/quote/check', 'see-all', async (visit, { lead }) => {
    const { draft, version, changedAtMs } = await store.findQuotes(lead.reference);
    if (!draft) return visit.goTo(`/requests/${lead.reference}/quote`);
    return visit.show('quote-check', readCheck(quoting.freeze(lead, draft, version + 1), changedAtMs));
  });

  for (const act of ['send', 'withdraw'] as const)
    requests.post(`/quote/${act}`, 'see-all', async (visit, found) => {
      const outcome = await quoting[act](found.lead, readSeen(visit));
      if (typeof outcome === 'string') return show(visit, found, { problem: { name: 'changed' } }, 409);
      return visit.goTo(`/requests/${found.lead.reference}/quote`);
    });

  requests.get('/quote/:file', 'see-all', async (visit, { lead }) => {
    const quotes = await store.findQuotes(lead.reference);
    const sent = quotes.sent.find(({ quote }) => `${quote.version}${paperEnd}` === visit.param('file'));
    return sent ? sendPaper(visit.reply, sent, parts) : showMissing(visit);
  });
}

async function readScreen(
  lead: Lead,
  { store, quoting, site, nowMs, links }: InboxParts,
  { typed, rows, problem }: Shown,
) {
  const quotes = await store.findQuotes(lead.reference);
  const request = await links.toPath('request', lead.reference);
  const start = typed ?? toTyped(quotes.draft ?? quotes.sent.at(-1)?.quote ?? quoting.begin());
  const { version, changedAtMs } = quotes;
  return {
    ...{ reference: lead.reference, name: lead.fields.name, version, changedAtMs, problem },
    state: readQuoteState(quotes, nowMs()),
    /** Newest first. */
    sent: quotes.sent.toReversed().map(({ quote }) => ({
      ...{ version: quote.version, sentOn: quote.sentOn },
      page: `${request}${quoteSuffix}${quote.version}`,
      paper: `${quote.version}${paperEnd}`,
    })),
    /** Undefined if the request can get no quote now. */
    typed: quoting.offers(lead) ? start : undefined,
    /** The number of lines of the form. */
    rows: rows ?? chooseRows(start),
    prices: site.manifest().prices,
    hasTakeoff: listTakeoff(lead).length > 0,
    canWithdraw: isOpenQuote(quotes.state),
  };
}

const readCheck = (quote: Quote, changedAtMs: number) => ({
  ...{ reference: quote.reference, quote, address: quote.customer.email, changedAtMs },
  /** Letters that no face of the file has. */
  undrawable: listUndrawable(quote),
});

const textFields = ['title', 'validUntil', 'exclusions', 'start', 'payment', 'terms'] as const;
const lineFields = ['text', 'quantity', 'unit', 'rate', 'part'] as const;
const rateFields = { discount: 'discountRate', tax: 'taxRate', deposit: 'depositRate' } as const;

/** An integer of `decimals` decimals as people type it: 1250 of 2 is "12.50", and 2000 of 3 is "2". */
function toDecimal(value: number, decimals: 2 | 3): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const [whole, rest] = [digits.slice(0, -decimals), digits.slice(-decimals)];
  const part = decimals === 2 ? rest.replace(/^00$/, '') : rest.replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
}

function toTyped(draft: QuoteDraft): Typed {
  const lines = draft.lines.map(({ text, quantity, unit, rateCents, part }) => [
    ...[text, toDecimal(quantity, 3), unit, toDecimal(rateCents, 2), part],
  ]);
  const texts = textFields.map((name) => [name, draft[name]]);
  const rates = Object.entries(rateFields).map(([name, field]) => [name, toDecimal(draft[field], 3)]);
  const options = draft.options.map(({ part, name }) => [`option-${part}`, name]);
  return addLines(Object.fromEntries([...texts, ...rates, ...options]) as Typed, lines);
}

/** What is in the form. */
function readTyped({ request, read }: Visit): Typed {
  const typed = Object.keys(readForm(request)).map((name) => [name, read(name)] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}

const chooseRows = (typed: Typed): number => Math.max(leastRows, countLines(typed) + 1);

/** The number of lines up to the last one with words. */
function countLines(typed: Typed): number {
  let count = 0;
  for (let index = 0; index < mostLines; index++)
    if (lineFields.some((name) => name !== 'part' && typed[nameLineField(index, name)])) count = index + 1;
  return count;
}

const addLines = (typed: Typed, lines: readonly (readonly string[])[]): Typed => {
  const first = countLines(typed);
  const added = lines
    .slice(0, mostLines - first)
    .flatMap((cells, line) =>
      cells.map((cell, index) => [nameLineField(first + line, lineFields[index] ?? 'text'), cell]),
    );
  return { ...typed, ...(Object.fromEntries(added) as Typed) };
};

/** The material of a takeoff; its amounts are in the text. */
const listTakeoff = ({ kind, fields }: Lead): string[][] =>
  (getBehavior(kind).describeTable?.(fields)?.rows ?? []).map(([name = '', amount = '']) => {
    const [, quantity = '', unit = ''] = /^([\d,.]+) (.+)$/.exec(amount) ?? [];
    return quantity === ''
      ? [[name, amount].filter(Boolean).join(', ')]
      : [name, quantity, unit.slice(0, 20)];
  });
