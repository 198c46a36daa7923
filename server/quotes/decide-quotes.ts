/**
 * Written quotes: the office writes and sends them, and the customer accepts or declines. Each decision is one
 * transaction, with the paper, the history and the mails.
 */
import { createHash } from 'node:crypto';
import {
  isOpenQuote,
  type Acceptance,
  type Choice,
  type Quote,
  type QuoteDraft,
  type QuoteState,
} from '../../contract/quote.ts';
import { isOpenStatus, type LeadStatus } from '../../contract/lead-status.ts';
import { readLocalDay } from '../../domain/local-time.ts';
import { findOpeningBefore } from '../../domain/office-clock.ts';
import { listBaseChoices, listChosen, sumUp } from '../../domain/quotes/amounts.ts';
import { findStateOfZip } from '../../domain/typed/zip-state.ts';
import { findZipOfFields } from '../../domain/zip-areas.ts';
import type { Core } from '../core/core.ts';
import { forEachLead, settle, visitor, type OfferCore } from '../core/settle-offers.ts';
import { planMail } from '../outbox/plan-deliveries.ts';
import type { QuoteDecision, Quotes } from '../store/quote-store.ts';
import type { Author, Lead } from '../store/records.ts';

declare module '../store/records.ts' {
  interface EventKinds {
    /** Its value is the act and the version: "sent 2". The text is the customer's reason or name. */
    quote: string;
  }
}

/** `done`: the state does not allow it. `old`: a later version was sent. `changed`: the total is another one. */
type QuoteRefusal = 'done' | 'old' | 'expired' | 'changed' | 'unknown';

/** Who decides, and the time of the last change that they saw. */
interface Seen {
  by: Author;
  changedAtMs: number;
}

const roundMs = 10 * 60_000;
/** Office days without an answer until each mail that asks. */
const nudgeDays = [3, 7] as const;

/** The state of a version now: `expired` is nowhere stored. */
export function readQuoteState(
  { state, version, expiresAtMs }: Quotes,
  nowMs: number,
  ofVersion = version,
): QuoteState {
  if (ofVersion !== version) return 'replaced';
  return isOpenQuote(state) && expiresAtMs !== null && nowMs > expiresAtMs ? 'expired' : state;
}

/** JSON with sorted names, so that the same quote always has the same hash. */
export const writeCanonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** What a choice comes to. Undefined if the quote has no such choice. */
export function sumChoice(quote: Quote, { option, optional }: Choice) {
  const base = quote.totals.find(({ part }) => part === option);
  const isKnown = optional.every((index) => quote.lines[index]?.part === 'optional');
  if (base === undefined || !isKnown) return undefined;
  return optional.length === 0 ? base.totals : sumUp(listChosen(quote.lines, { option, optional }), quote);
}

export type Quoting = ReturnType<typeof createQuoting>;

export function addQuotes(core: Core): Quoting {
  core.addLoop({ run: () => nudge(core), pauseMs: roundMs, failure: 'Asking about quotes failed' });
  return createQuoting(core);
}

type Change = (quotes: Quotes, status: LeadStatus) => QuoteDecision | QuoteRefusal;

const decide = ({ reference }: Lead, change: Change, core: OfferCore) =>
  settle(core.store.decideQuote(reference, core.nowMs(), change), core);

function createQuoting(core: OfferCore) {
  const { company, hours, nowMs } = core;
  const today = () => Temporal.PlainDate.from(readLocalDay(nowMs(), hours().timeZone));

  /** The end of the day in the office's time zone. */
  const toEndMs = (day: string) =>
    Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(hours().timeZone).epochMilliseconds - 1;

  /** Decides in the office, unless the quote has changed by now. */
  const decideSeen = (lead: Lead, { changedAtMs }: Seen, change: Change) =>
    decide(
      lead,
      (quotes, status) => (quotes.changedAtMs === changedAtMs ? change(quotes, status) : 'changed'),
      core,
    );

  /** Decides about a version that the customer can still answer. */
  const answer = (lead: Lead, version: number, change: Change) =>
    decide(
      lead,
      (quotes, status) => {
        const state = readQuoteState(quotes, nowMs(), version);
        if (status === 'withdrawn' || status === 'spam') return 'done';
        if (state === 'replaced') return 'old';
        if (state === 'expired') return 'expired';
        return isOpenQuote(state) ? change(quotes, status) : 'done';
      },
      core,
    );

  /** The version that a draft would become now. */
  const freeze = (lead: Lead, draft: QuoteDraft, version: number): Quote => {
    const { fields, language, reference } = lead;
    const facts = company();
    const state = findState(lead) ?? facts.state;
    const license = facts.licenses.find((one) => one.state === state);
    const { liability } = facts.insurance;
    const quote = {
      ...draft,
      ...{ reference, version, language: language ?? facts.language },
      sentOn: today().toString(),
      company: {
        ...{ name: facts.name, phone: facts.phone.shown, email: facts.email, url: facts.url },
        address: [facts.street, `${facts.town}, ${facts.state} ${facts.postalCode}`]
          .filter(Boolean)
          .join(', '),
        license: license ? [license.state, license.class, license.number].filter(Boolean).join(' ') : '',
        insurance: liability ? [liability.carrier, liability.amount].filter(Boolean).join(', ') : '',
      },
      customer: { name: fields.name, email: fields.email, address: fields.address ?? '' },
      law: facts.quotes.laws.flatMap((law) =>
        law.state === state && law.text && law.confirmedBy ? [law.text] : [],
      ),
      paymentPage: facts.quotes.paymentPage ?? '',
    };
    return {
      ...quote,
      totals: listBaseChoices(quote).map((choice) => ({
        part: choice.option,
        totals: sumUp(listChosen(quote.lines, choice), quote),
      })),
    };
  };

  return {
    freeze,

    /** True if this request may get a quote. */
    offers: ({ status }: Lead) => company().quotes.on && isOpenStatus(status),

    /** A new draft with the company's texts, in the office's time. */
    begin(): QuoteDraft {
      const { validDays, tax, deposit, exclusions, start, payment, terms } = company().quotes;
      return {
        ...{ title: '', lines: [], options: [], exclusions, start, payment, terms },
        discountRate: 0,
        taxRate: Math.round(tax * 1000),
        depositRate: Math.round(deposit * 1000),
        validUntil: today().add({ days: validDays }).toString(),
      };
    },

    save: (lead: Lead, draft: QuoteDraft, seen: Seen) =>
      decideSeen(lead, seen, (quotes, status) =>
        isOpenStatus(status) ? { ...quotes, draft, change: { by: seen.by } } : 'done',
      ),

    /** Sends the saved draft. */
    send: (lead: Lead, seen: Seen) =>
      decideSeen(lead, seen, ({ draft, state, version: last }, status) => {
        if (!isOpenStatus(status) || !draft || state === 'accepted') return 'done';
        const version = last + 1;
        const json = writeCanonical(freeze(lead, draft, version));
        return {
          ...{ state: 'sent', version, expiresAtMs: toEndMs(draft.validUntil), nudges: 0 },
          paper: { json, hash: createHash('sha256').update(json).digest('hex') },
          change: { by: seen.by, status: 'quoted', ...report(lead, 'sent', version, core) },
        };
      }),

    withdraw: (lead: Lead, seen: Seen) =>
      decideSeen(lead, seen, (quotes) => {
        if (!isOpenQuote(quotes.state)) return 'done';
        const change = { by: seen.by, ...report(lead, 'withdrawn', quotes.version, core) };
        return { ...quotes, state: 'withdrawn', change };
      }),

    accept: (lead: Lead, { totalCents, ...given }: Given) =>
      answer(lead, given.version, (quotes) => {
        const last = quotes.sent.at(-1);
        const totals = last && sumChoice(last.quote, given.choice);
        if (last === undefined || totals?.totalCents !== totalCents) return 'changed';
        const news = report(lead, 'accepted', given.version, core, given.name);
        return {
          ...{ ...quotes, state: 'accepted' },
          acceptance: { ...given, totals, hash: last.hash, atMs: nowMs() },
          change: { by: visitor, status: 'won', ...news },
        };
      }),

    decline: (lead: Lead, version: number, reason: string) =>
      answer(lead, version, (quotes) => {
        const change = { by: visitor, ...report(lead, 'declined', version, core, reason) };
        return { ...quotes, state: 'declined', change };
      }),

    /** The customer did something on the page of the version. */
    recordView: (lead: Lead, version: number) =>
      answer(lead, version, (quotes) => {
        if (quotes.state !== 'sent') return 'done';
        return {
          ...quotes,
          state: 'viewed',
          change: { by: visitor, ...report(lead, 'viewed', version, core) },
        };
      }),
  };
}

type Given = Pick<Acceptance, 'version' | 'choice' | 'name' | 'consent' | 'network'> & { totalCents: number };

/** The state where the work is, if the request names a ZIP code. */
function findState({ fields }: Lead): string | undefined {
  const zip = findZipOfFields(fields);
  return zip && findStateOfZip(zip);
}

/** Who gets a mail about what happened to a version. */
const readers = {
  sent: ['customer'],
  viewed: [],
  nudge: ['customer'],
  withdrawn: ['customer'],
  accepted: ['customer', 'team'],
  declined: ['team'],
} as const satisfies Record<string, readonly ('customer' | 'team')[]>;

/** The entry in the history, and the mails. `text`: the customer's name or reason. */
function report(
  { fields }: Lead,
  news: keyof typeof readers,
  version: number,
  { recipients }: OfferCore,
  text = '',
) {
  const mail = { news, version, ...(news === 'declined' && { reason: text }) };
  return {
    events: [{ kind: 'quote', value: `${news} ${version}`, text } as const],
    deliveries: readers[news].flatMap((reader) =>
      reader === 'customer'
        ? planMail('quote', fields.email, mail, recipients)
        : recipients.ownerAddresses.map((address) => planMail('quote-team', address, mail, recipients)),
    ),
  };
}

/** One round. It plans each mail once, whatever other processes do. */
export async function nudge(core: OfferCore): Promise<void> {
  const { store, nowMs, hours, company } = core;
  if (!company().quotes.on) return;
  const dueBefore = nudgeDays.map((days) => findOpeningBefore(nowMs(), days, hours()) ?? 0);
  const open = { states: ['sent', 'viewed'], statuses: ['quoted'], changedBeforeMs: nowMs() };
  await forEachLead(await store.listOffers('quote', open), core, (lead) =>
    decide(
      lead,
      (quotes) => {
        const { version, nudges, sent } = quotes;
        const isOpen = isOpenQuote(readQuoteState(quotes, nowMs()));
        const isDue = (sent.at(-1)?.sentAtMs ?? Infinity) < (dueBefore[nudges] ?? 0);
        if (!isOpen || !isDue) return 'done';
        return { ...quotes, nudges: nudges + 1, change: report(lead, 'nudge', version, core) };
      },
      core,
    ),
  );
}
