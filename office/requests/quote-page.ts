/** Writing, sending and withdrawing the quote of a request. */
import { isOpenQuote, optionParts, type Quote, type QuoteDraft } from '../../contract/quote.ts';
import { paperEnd, quoteSuffix } from '../../contract/request-page.ts';
import { readLocalDay } from '../../domain/local-time.ts';
import { mostLines, nameLineField, readDraft, type DraftProblem } from '../../domain/quotes/read-draft.ts';
import { linkDays } from '../../server/signing/signed-links.ts';
import { getBehavior } from '../../server/kinds/kinds.ts';
import { readQuoteState } from '../../server/quotes/decide-quotes.ts';
import { listUndrawable } from '../../server/paper/paper-letters.ts';
import { namePaper, writePaper } from '../../server/paper/write-paper.ts';
import type { LeadSummary } from '../../server/store/records.ts';
import { showMissing, toAuthor, type InboxRoutes, type Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import { createRequestRoutes } from './open-request.ts';

type Typed = Readonly<Record<string, string>>;

declare module '../frame/screens.ts' {
  interface Screens {
    quote: QuoteScreen;
    'quote-check': {
      reference: string;
      quote: Quote;
      address: string;
      changedAtMs: number;
      /** Letters that no face of the file has. */
      undrawable: string[];
    };
  }
}

interface QuoteScreen {
  reference: string;
  name: string;
  state: ReturnType<typeof readQuoteState>;
  version: number;
  /** Days such as `2026-11-28`, newest first. */
  sent: { version: number; sentOn: string; page: string; paper: string }[];
  changedAtMs: number;
  /** Undefined if the request can get no quote now. */
  typed: Typed | undefined;
  /** The number of lines of the form. */
  rows: number;
  prices: { name: string; rateCents: number; unit: string }[];
  hasTakeoff: boolean;
  canWithdraw: boolean;
  problem: DraftProblem | { name: 'changed'; line?: never } | undefined;
}

const leastRows = 5;

export function addQuotePages(routes: InboxRoutes, parts: InboxParts): void {
  const { store, quoting, site, nowMs, hours, links } = parts;
  const requests = createRequestRoutes(routes, parts);

  async function show(
    visit: Visit,
    { lead }: LeadSummary,
    { typed, rows, problem }: Partial<Pick<QuoteScreen, 'typed' | 'rows' | 'problem'>> = {},
  ) {
    const quotes = await store.findQuotes(lead.reference);
    const request = await links.toPath('request', lead.reference);
    const start = typed ?? toTyped(quotes.draft ?? quotes.sent.at(-1)?.quote ?? quoting.begin());
    const state = readQuoteState(quotes, nowMs());
    return visit.show('quote', {
      ...{ reference: lead.reference, name: lead.fields.name, state, version: quotes.version },
      sent: quotes.sent.toReversed().map(({ quote: { version, sentOn } }) => ({
        ...{ version, sentOn },
        page: `${request}${quoteSuffix}${version}`,
        paper: `${version}${paperEnd}`,
      })),
      changedAtMs: quotes.changedAtMs,
      typed: quoting.offers(lead) ? start : undefined,
      rows: rows ?? Math.max(leastRows, countLines(start) + 1),
      prices: site.manifest().prices,
      hasTakeoff: listTakeoff(lead).length > 0,
      canWithdraw: isOpenQuote(quotes.state),
      problem,
    });
  }

  requests.get('/quote', 'see-all', (visit, found) => show(visit, found));

  requests.post('/quote', 'see-all', async (visit, found) => {
    const { lead } = found;
    const typed = readTyped(visit);
    const rows = Math.max(leastRows, countLines(typed) + 1);
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
    const refuse = (status: number, why: QuoteScreen['problem']) => {
      visit.reply.code(status);
      return show(visit, found, { typed, rows, problem: why });
    };
    if (draft === undefined) return refuse(422, problem);
    const outcome = await quoting.save(lead, draft, {
      by: toAuthor(visit.person),
      changedAtMs: Number(visit.read('changedAtMs')),
    });
    if (typeof outcome === 'string') return refuse(409, { name: 'changed' });
    return visit.goTo(`/requests/${lead.reference}/quote/check`);
  });

  requests.get('/quote/check', 'see-all', async (visit, { lead }) => {
    const quotes = await store.findQuotes(lead.reference);
    if (!quotes.draft) return visit.goTo(`/requests/${lead.reference}/quote`);
    const quote = quoting.freeze(lead, quotes.draft, quotes.version + 1);
    return visit.show('quote-check', {
      ...{ reference: lead.reference, quote, address: lead.fields.email, changedAtMs: quotes.changedAtMs },
      undrawable: listUndrawable(quote),
    });
  });

  const settle = (act: 'send' | 'withdraw') =>
    requests.post(`/quote/${act}`, 'see-all', async (visit, found) => {
      const { lead } = found;
      const asked = { by: toAuthor(visit.person), changedAtMs: Number(visit.read('changedAtMs')) };
      const outcome = await quoting[act](lead, asked);
      if (typeof outcome !== 'string') return visit.goTo(`/requests/${lead.reference}/quote`);
      visit.reply.code(409);
      return show(visit, found, { problem: { name: 'changed' } });
    });
  settle('send');
  settle('withdraw');

  requests.get('/quote/:file', 'see-all', async (visit, { lead }) => {
    const quotes = await store.findQuotes(lead.reference);
    const sent = quotes.sent.find(({ quote }) => `${quote.version}${paperEnd}` === visit.param('file'));
    if (sent === undefined) return showMissing(visit);
    return visit.reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${namePaper(sent)}"`)
      .send(await writePaper(sent, { words: parts.words(lead.language), timeZone: hours().timeZone, links }));
  });
}

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

function readTyped({ read }: Visit): Typed {
  const names = [
    ...[...textFields, ...Object.keys(rateFields), ...optionParts.map((part) => `option-${part}`)],
    ...Array.from({ length: mostLines }, (_, index) =>
      lineFields.map((name) => nameLineField(index, name)),
    ).flat(),
  ];
  const typed = names.map((name) => [name, read(name)] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}

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
const listTakeoff = ({ kind, fields }: LeadSummary['lead']): string[][] =>
  (getBehavior(kind).describeTable?.(fields)?.rows ?? []).map(([name = '', amount = '']) => {
    const [, quantity = '', unit = ''] = /^([\d,.]+) (.+)$/.exec(amount) ?? [];
    return quantity === ''
      ? [[name, amount].filter(Boolean).join(', ')]
      : [name, quantity, unit.slice(0, 20)];
  });
