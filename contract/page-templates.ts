/**
 * Pages that the site builds and the server fills in for visitors without JavaScript: the form again with its values and
 * errors, the problem page, the search with its results, the pages behind signed links. They are in `templates/` of the
 * built site and are never served as they are. Each says here which texts it has (page-tree.ts).
 */
import { toSlots, type Tree } from './page-tree.ts';

export const templateFolder = 'templates';

/** Pages behind the signed links of mails: the owner's question, what a visitor may change, and what both read afterwards. */
export const linkTemplates = {
  mark: 'mark-lead',
  change: 'change-enquiry',
  done: 'problem',
  request: 'request',
} as const;

/** A heading and a sentence, and what a form below them says: its button, and the note that was typed. */
export const answerSlots = toSlots({ title: '', summary: '', button: '', note: '' });
export type AnswerPage = Partial<typeof answerSlots>;

/** Fields of the two forms of `change-enquiry`. */
export const noteField = 'note';
export const withdrawField = 'withdraw';

/** The page after a form was posted without a script: its reference, who answers when, and the page of the request. */
export const sentTemplate = 'message-sent';
export const sentSlots = toSlots({ reference: '', promise: '', request: '' });

/** A form that is shown again: `lead` is below the heading, `unsent` the visitor's words as a part of an address. */
export const formSlots = toSlots({ title: '', lead: '', summary: '', unsent: '' });

const fieldShape = {
  value: '',
  /** What a `select` shows for its value: the value, or what it says before anything is chosen. */
  shown: '',
  /** Sentence that says what is wrong, or nothing. */
  error: '',
  /** `true` or `false`, for `aria-invalid`. */
  invalid: '',
};

/** The boxes of several choices by their numbers: each is in one of the two lists. */
export type ChoiceBoxes = Readonly<Record<string, { ticked: Tree[]; open: Tree[] }>>;

/** What the server fills into a form, by the names of its fields. */
export type FormPage = typeof formSlots & {
  fields: Readonly<Record<string, typeof fieldShape & { boxes: ChoiceBoxes }>>;
};

export const toFieldSlots = (name: string) => toSlots(fieldShape, `fields.${name}`);
export const toBoxLists = (name: string, index: number) => {
  const box = `fields.${name}.boxes.${index}`;
  return { ticked: `${box}.ticked`, open: `${box}.open` };
};

/** A piece of a text: either plain, or what was looked for. */
const piece = { plain: [{ text: '' }], matches: [{ text: '' }] };
export type TextPiece = typeof piece;

export const searchSlots = toSlots({
  query: '',
  summary: '',
  /** `all` (nothing asked), `found` or `none`. */
  state: '',
  results: [{ path: '', kind: '', title: [piece], excerpt: [piece] }],
});
export type SearchResultsPage = typeof searchSlots;

/** Paths of the lists, for the build. */
export const searchLists = {
  results: 'results',
  title: 'results.title',
  excerpt: 'results.excerpt',
} as const;
