/**
 * Pages that the site builds and the server fills in for visitors without JavaScript: the form again with its
 * values and errors, the problem page, and the search with its results. They are in `templates/` of the built site and are never served as they are.
 * A slot is `[[name]]`; whatever replaces it is HTML-escaped by the server.
 */
export const templateFolder = 'templates';

export const slots = {
  /** Value the visitor typed; also the value of a hidden field of the envelope, such as `idempotency_key`. */
  value: (field: string) => `[[value:${field}]]`,
  /** What a `select` shows for its value: the value, or what it says before anything is chosen. */
  shown: (field: string) => `[[shown:${field}]]`,
  /** Sentence that says what is wrong with a field, or nothing. */
  error: (field: string) => `[[error:${field}]]`,
  /** `true` or `false`, for `aria-invalid`. */
  invalid: (field: string) => `[[invalid:${field}]]`,
  /** The box of one of several choices. */
  box: (field: string, index: number) => `[[box:${field}-${index}]]`,
  /** What a search found: `all` (nothing asked), `found` or `none`. */
  state: '[[state]]',
  /** What is between the two is repeated for each result of a search. */
  eachResult: '[[each]]',
  endEachResult: '[[end-each]]',
  /** Parts of a result; title and excerpt carry their matches in `<mark>`. */
  resultPath: '[[result:path]]',
  resultTitle: '[[result:title]]',
  resultKind: '[[result:kind]]',
  resultExcerpt: '[[result:excerpt]]',
  /** Heading of the problem page. */
  title: '[[title]]',
  /** Sentence on top of a form or on the problem page. */
  summary: '[[summary]]',
} as const;

/** Pages behind the signed links of mails: the owner's question, what a visitor may change, and the word after both. */
export const linkTemplates = {
  mark: 'mark-lead',
  change: 'change-enquiry',
  done: 'problem',
  request: 'request',
} as const;

/** The page after a form without a script was sent, with the link to the page of the request (`slots.value('request')`). */
export const sentTemplate = 'message-sent';

/** Fields of the two forms of `change-enquiry`. */
export const noteField = 'note';
export const withdrawField = 'withdraw';

/** Values of a form that is shown again: the sentence under the heading, and the visitor's words as a part of an address. */
export const formLead = 'lead';
export const unsentWords = 'unsent-words';
