/**
 * Screens that the site's components render at request time, and the props that the server passes to each. In
 * `templates/` of the built site, an answer has three files: a page with a hole (NAME.html), the module that fills it
 * (NAME.cjs) and the props known at build time (NAME.json). The server never serves these files.
 */
import type { FieldErrors } from './endpoints.ts';
import type { LeadKind } from './lead-forms.ts';
import type { Acceptance, Choice, Quote, QuoteState, Totals } from './quote.ts';
import type { PhoneNumber } from '../domain/typed/phone.ts';
import type { countAs, RequestLink } from './request-page.ts';

export const templateFolder = 'templates';

/** office/frame/screens.ts adds `inbox`. */
export interface ServerScreens {
  problem: { title: string; summary: string };
  form: FormScreen;
  /** Confirmation of a link in the owner's mail. `mark` is its label, `inbox` the address of the request there. */
  mark: { reference: string; mark: string; inbox: string | undefined };
  /** The form behind the link in the receipt, where the visitor corrects or withdraws a message. */
  change: {
    reference: string;
    summary: string;
    typed: Readonly<Record<string, string>>;
    errors: FieldErrors;
  };
  request: RequestScreen;
  quote: QuoteScreen;
  /** The page after a form post without script; `link` leads to the request's page. */
  sent: {
    reference: string;
    promise: string;
    link: RequestLink;
    changePath: string;
    slip?: AddressSlip | undefined;
  };
  search: { query: string; results: readonly SearchResult[] };
  notice: NoticeScreen;
  /** `query`: the parameters of the address. */
  estimate: { query: string };
}
/** The visitor's e-mail address is probably mistyped. */
interface AddressSlip {
  typed: string;
  meant: string;
}

export type ServerScreenName = keyof ServerScreens;

/** Rendered into every page, so it has only a module in `templates/` and no page. */
export const fragmentName = 'notice' satisfies ServerScreenName;

/** The notice above every page. */
interface NoticeScreen {
  text: string;
  /** The path of a page, a `tel:` address or an `https:` address. */
  link: { label: string; address: string } | undefined;
  /** The site's loud colors, in hexadecimal. */
  colors: { plane: string; words: string };
}

/** A form with the typed words, to send again. */
export interface FormScreen {
  kind: LeadKind;
  title: string;
  /** Shown below the page's heading; `summary` is above the fields. */
  lead: string;
  summary: string;
  /** Typed values by field name. */
  typed: Readonly<Record<string, string>>;
  errors: FieldErrors;
}

/** The page of a stored request, behind the link in the receipt. */
export interface RequestScreen {
  reference: string;
  path: string;
  /** The page where the visitor corrects or withdraws the request. */
  changePath: string;
  /** The number of days that the links work. */
  days: number;
  problems: readonly string[];
  /** Undefined while the lead cannot be read; the page then accepts no files. */
  files?: readonly { kind: keyof typeof countAs; name: string; sizeBytes: number }[] | undefined;
  hasQuestions: boolean;
  /** Of a request with a deadline: the project, the sentence with its time, and the address of its calendar file. */
  due?: { project: string; sentence: string; calendarPath: string } | undefined;
  /** The visit; undefined if the company offers none for this request. */
  visit?: VisitOfRequest | undefined;
  /** The address of the quote that was sent last. */
  quotePath?: string | undefined;
  /** Of a finished job: the company's profile, and whether the visitor wants no more mails. */
  review?: { profile: string; isStopped: boolean } | undefined;
  /** The visitor has withdrawn the request; the page then asks for nothing. */
  isWithdrawn: boolean;
  /** The company's replies to answers that were just sent. */
  told: readonly string[];
  /** Answers that could not be stored. */
  typed: Readonly<Record<string, string>>;
}

/** The buttons of a visit on the page of its request. */
export const visitActs = ['hold', 'ask', 'move', 'cancel', 'home'] as const;
export type VisitActs = (typeof visitActs)[number];

interface VisitOfRequest {
  state: 'none' | 'held' | 'asked' | 'confirmed';
  /** Why the last button did not work. */
  problem?: 'taken' | 'noTime' | 'late' | 'done' | 'tooMany' | undefined;
  /** The beginning of the time that is not free any more. */
  wanted: string;
  /** The arrival window and the end of the hold as text; empty if there is none. */
  time: string;
  heldUntil: string;
  /** False if only the office may change it now. */
  canChange: boolean;
  /** The visit is today or tomorrow. */
  isSoon: boolean;
  /** The free windows; undefined while nobody's calendar is up to date. */
  free: readonly { label: string; value: string }[] | undefined;
}

/** The page of a version of a written quote. */
export interface QuoteScreen {
  quote: Quote;
  /** The company's number in the quote, which may be an earlier one. */
  phones: readonly PhoneNumber[];
  /** The address of the page. */
  path: string;
  state: QuoteState;
  /** The address of the version that was sent last. */
  newestPath: string;
  choice: Choice;
  /** What the choice comes to. */
  totals: Totals;
  acceptance?: Acceptance | undefined;
  /** The day of the acceptance in the office, such as `2026-11-28`; empty without one. */
  acceptedOn: string;
  /** Why the last button did not work. */
  problem?: 'name' | 'consent' | 'changed' | 'done' | 'tooMany' | undefined;
  /** The typed name and reason. */
  typed: Readonly<Record<string, string>>;
}

/** The fields of the two forms of `change`. */
export const noteField = 'note';
export const withdrawField = 'withdraw';

const start = '<!--answer-->';
const end = '<!--/answer-->';

/** Splits a page at its hole; throws if it has none. */
export function splitAtHole(html: string): { before: string; after: string } {
  const [from, to] = [html.indexOf(start), html.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no ${start} with its ${end}`);
  return { before: html.slice(0, from), after: html.slice(to + end.length) };
}

/** A piece of a text; `isMatch` marks the pieces to highlight. */
export interface Segment {
  text: string;
  isMatch: boolean;
}
export interface SearchResult {
  path: string;
  title: Segment[];
  kind: string;
  excerpt: Segment[];
}
