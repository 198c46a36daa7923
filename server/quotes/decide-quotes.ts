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
import type { QuoteMail } from '../mail/messages/quote-mails.ts';
import { planMail } from '../outbox/plan-deliveries.ts';
import type { QuoteDecision, Quotes } from '../store/quote-store.ts';
import type { Author, Lead, NewDelivery } from '../store/records.ts';

declare module '../store/records.ts' {
  interface EventKinds {
    /** Its value is the act and the version: "sent 2". The text is the customer's reason or name. */
    quote: string;
  }
}

/** `done`: the state does not allow it. `old`: a later version was sent. `changed`: the total is another one. */
type QuoteRefusal = 'done' | 'old' | 'expired' | 'changed' | 'unknown';

type QuoteCore = Pick<Core, 'company' | 'hours' | 'nowMs' | 'store' | 'outbox' | 'recipients'>;

/** Who decides, and the time of the last change that they saw. */
interface Seen {
  by: Author;
  changedAtMs: number;
}

export interface Quoting {
  /** True if this request may get a quote. */
  offers(lead: Lead): boolean;
  /** A new draft with the company's texts, in the office's time. */
  begin(): QuoteDraft;
  /** The version that a draft would become now. */
  freeze(lead: Lead, draft: QuoteDraft, version: number): Quote;
  save(lead: Lead, draft: QuoteDraft, seen: Seen): Promise<Quotes | QuoteRefusal>;
  /** Sends the saved draft. */
  send(lead: Lead, seen: Seen): Promise<Quotes | QuoteRefusal>;
  withdraw(lead: Lead, seen: Seen): Promise<Quotes | QuoteRefusal>;
  accept(
    lead: Lead,
    given: Pick<Acceptance, 'version' | 'choice' | 'name' | 'consent' | 'network'> & { totalCents: number },
  ): Promise<Quotes | QuoteRefusal>;
  decline(lead: Lead, version: number, reason: string): Promise<Quotes | QuoteRefusal>;
  /** The customer did something on the page of the version. */
  recordView(lead: Lead, version: number): Promise<Quotes | QuoteRefusal>;
}

const visitor: Author = { source: 'visitor', who: '' };
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

export function addQuotes(core: Core): Quoting {
  core.addRounds(roundMs, () => nudge(core), 'Asking about quotes failed');
  return createQuoting(core);
}

function createQuoting(core: QuoteCore): Quoting {
  const { company, hours, nowMs, store } = core;
  const today = () => Temporal.PlainDate.from(readLocalDay(nowMs(), hours().timeZone));

  async function decide(
    { reference }: Lead,
    change: (quotes: Quotes, status: LeadStatus) => QuoteDecision | QuoteRefusal,
  ) {
    const outcome = await store.decideQuote(reference, nowMs(), change);
    if (typeof outcome !== 'string') core.outbox.wake();
    return outcome;
  }

  /** The end of the day in the office's time zone. */
  const toEndMs = (day: string) =>
    Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(hours().timeZone).epochMilliseconds - 1;

  /** Decides about a version that the customer can still answer. */
  const answer = (lead: Lead, version: number, settle: (quotes: Quotes) => QuoteDecision | QuoteRefusal) =>
    decide(lead, (quotes, status) => {
      const state = readQuoteState(quotes, nowMs(), version);
      if (status === 'withdrawn' || status === 'spam') return 'done';
      if (state === 'replaced') return 'old';
      if (state === 'expired') return 'expired';
      return isOpenQuote(state) ? settle(quotes) : 'done';
    });

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
    offers: ({ status }) => company().quotes.on && isOpenStatus(status),

    begin() {
      const { validDays, tax, deposit, exclusions, start, payment, terms } = company().quotes;
      return {
        ...{ title: '', lines: [], options: [], exclusions, start, payment, terms },
        discountRate: 0,
        taxRate: Math.round(tax * 1000),
        depositRate: Math.round(deposit * 1000),
        validUntil: today().add({ days: validDays }).toString(),
      };
    },

    freeze,

    save: (lead, draft, { by, changedAtMs }) =>
      decide(lead, (quotes, status) => {
        if (quotes.changedAtMs !== changedAtMs) return 'changed';
        return isOpenStatus(status) ? { ...quotes, draft, change: { by } } : 'done';
      }),

    send: (lead, { by, changedAtMs }) =>
      decide(lead, (quotes, status) => {
        const { draft } = quotes;
        if (quotes.changedAtMs !== changedAtMs) return 'changed';
        if (!isOpenStatus(status) || !draft || quotes.state === 'accepted') return 'done';
        const version = quotes.version + 1;
        const json = writeCanonical(freeze(lead, draft, version));
        return {
          ...{ state: 'sent', version, expiresAtMs: toEndMs(draft.validUntil), nudges: 0, draft: undefined },
          paper: { json, hash: createHash('sha256').update(json).digest('hex') },
          change: {
            ...{ by, status: 'quoted' },
            events: [writeEvent('sent', version)],
            deliveries: [toCustomer(lead, { news: version > 1 ? 'again' : 'sent', version }, core)],
          },
        };
      }),

    withdraw: (lead, { by, changedAtMs }) =>
      decide(lead, (quotes) =>
        quotes.changedAtMs === changedAtMs && isOpenQuote(quotes.state)
          ? {
              ...{ ...quotes, state: 'withdrawn' },
              change: {
                by,
                events: [writeEvent('withdrawn', quotes.version)],
                deliveries: [toCustomer(lead, { news: 'withdrawn', version: quotes.version }, core)],
              },
            }
          : 'done',
      ),

    accept: (lead, { totalCents, ...given }) =>
      answer(lead, given.version, (quotes) => {
        const last = quotes.sent.at(-1);
        const totals = last && sumChoice(last.quote, given.choice);
        if (last === undefined || totals?.totalCents !== totalCents) return 'changed';
        const mail = { news: 'accepted', version: given.version } as const;
        return {
          ...{ ...quotes, state: 'accepted' },
          acceptance: { ...given, totals, hash: last.hash, atMs: nowMs() },
          change: {
            ...{ by: visitor, status: 'won' },
            events: [writeEvent('accepted', given.version, given.name)],
            deliveries: [toCustomer(lead, mail, core), ...toTeam(mail, core)],
          },
        };
      }),

    decline: (lead, version, reason) =>
      answer(lead, version, (quotes) => ({
        ...{ ...quotes, state: 'declined' },
        change: {
          by: visitor,
          events: [writeEvent('declined', version, reason)],
          deliveries: toTeam({ news: 'declined', version, reason }, core),
        },
      })),

    recordView: (lead, version) =>
      answer(lead, version, (quotes) =>
        quotes.state === 'sent'
          ? {
              ...{ ...quotes, state: 'viewed' },
              change: { by: visitor, events: [writeEvent('viewed', version)] },
            }
          : 'done',
      ),
  };
}

/** The state where the work is, if the request names a ZIP code. */
function findState({ fields }: Lead): string | undefined {
  const zip = findZipOfFields(fields);
  return zip && findStateOfZip(zip);
}

const writeEvent = (act: string, version: number, text = '') =>
  ({ kind: 'quote', value: `${act} ${version}`, text }) as const;

const toCustomer = ({ fields }: Lead, mail: QuoteMail, { recipients }: QuoteCore): NewDelivery =>
  planMail('quote', fields.email, mail, recipients);

const toTeam = (mail: QuoteMail, { recipients }: QuoteCore): NewDelivery[] =>
  recipients.ownerAddresses.map((address) => planMail('quote-team', address, mail, recipients));

/** One round. It plans each mail once, whatever other processes do. */
export async function nudge(core: QuoteCore): Promise<void> {
  const { store, nowMs, hours, company, outbox } = core;
  if (!company().quotes.on) return;
  const dueBefore = nudgeDays.map((days) => findOpeningBefore(nowMs(), days, hours()) ?? 0);
  for (const reference of await store.listUnanswered(dueBefore[0] ?? 0)) {
    const found = await store.findLead(reference);
    if (found === undefined) continue;
    const outcome = await store.decideQuote(reference, nowMs(), (quotes) => {
      const { version, nudges, sent } = quotes;
      const isOpen = isOpenQuote(readQuoteState(quotes, nowMs()));
      const isDue = (sent.at(-1)?.sentAtMs ?? Infinity) < (dueBefore[nudges] ?? 0);
      if (!isOpen || !isDue) return 'done';
      const mail = toCustomer(found.lead, { news: 'nudge', version }, core);
      return {
        ...{ ...quotes, nudges: nudges + 1 },
        change: {
          by: { source: 'link', who: '' },
          events: [writeEvent('nudge', version)],
          deliveries: [mail],
        },
      };
    });
    if (typeof outcome !== 'string') outbox.wake();
  }
}
