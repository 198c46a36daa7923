/**
 * Answers that the site's own components render on request, and the data that the server gives each of them. In `templates/`
 * of the built site an answer has a page with a hole, NAME.html, the module that fills it, NAME.cjs, and the props that the
 * build knows, NAME.json. Nobody is ever served these files.
 */
import type { FieldErrors } from './endpoints.ts';
import type { EnquiryKind } from './enquiry-forms.ts';
import type { InboxFrame, InboxScreen } from './inbox.ts';
import type { mostFiles } from './request-page.ts';

export const templateFolder = 'templates';

export interface Answers {
  problem: { title: string; summary: string };
  form: FormAnswer;
  /** Confirmation of a link in the owner's mail; `mark`: in words; `inbox`: address of the request there. */
  mark: { reference: string; mark: string; inbox: string | undefined };
  /** Form behind the link in the receipt: the visitor corrects or withdraws a message. */
  change: { reference: string; summary: string; note: string };
  request: RequestAnswer;
  /** The page after a form was posted without a script; `path`: of the request, for files. */
  sent: { reference: string; promise: string; path: string };
  search: { query: string; results: readonly SearchResult[] };
  notice: NoticeAnswer;
  /** `query`: the parameters of the address. */
  estimate: { query: string };
  inbox: InboxScreen & { frame?: InboxFrame };
}
export type AnswerName = keyof Answers;

/** Rendered into every page instead of into a page of its own: in `templates/` it is only a module. */
export const fragmentName = 'notice' satisfies AnswerName;

/** What the company says on top of every page for a while. */
interface NoticeAnswer {
  text: string;
  /** Path of a page of the site, `tel:` or `https:` address. */
  link: { label: string; address: string } | undefined;
  /** The loud color of the site, in hexadecimal. */
  colors: { plane: string; words: string };
}

/** A form with what was typed, to send it once more. */
export interface FormAnswer {
  kind: EnquiryKind;
  title: string;
  /** Below the heading of the page; `summary` is above the fields. */
  lead: string;
  summary: string;
  /** By the name of the field. */
  typed: Readonly<Record<string, string>>;
  errors: FieldErrors;
}

/** The page of a request that is stored, behind the link in the receipt. */
export interface RequestAnswer {
  reference: string;
  path: string;
  /** How many days the link works. */
  days: number;
  problems: readonly string[];
  /** Missing while the lead cannot be read: the page takes no files then. */
  files?: readonly { kind: keyof typeof mostFiles; name: string; sizeBytes: number }[] | undefined;
  hasQuestions: boolean;
  /** Sentences of the company about answers that were just sent. */
  told: readonly string[];
  /** Answers that could not be stored. */
  typed: Readonly<Record<string, string>>;
}

/** Fields of the two forms of `change`. */
export const noteField = 'note';
export const withdrawField = 'withdraw';

const start = '<!--answer-->';
const end = '<!--/answer-->';

/** The page around its hole; throws when it has none. */
export function splitAtHole(html: string): { before: string; after: string } {
  const [from, to] = [html.indexOf(start), html.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no ${start} with its ${end}`);
  return { before: html.slice(0, from), after: html.slice(to + end.length) };
}

/** A piece of a text; `isMatch` pieces are what was looked for. */
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
