/**
 * Pages that the site builds and the server fills in for visitors without JavaScript: the form again with its
 * values and errors, and the problem page. They live under `templates/` in the built site and are never served raw.
 * A slot is `[[name]]`; whatever replaces it is HTML-escaped by the server.
 */
export const templateFolder = 'templates';

export const slots = {
  /** Value the visitor typed; also the value of a hidden field of the envelope, such as `idempotency_key`. */
  value: (field: string) => `[[value:${field}]]`,
  /** Sentence that says what is wrong with a field, or nothing. */
  error: (field: string) => `[[error:${field}]]`,
  /** `true` or `false`, for `aria-invalid`. */
  invalid: (field: string) => `[[invalid:${field}]]`,
  /** Heading of the problem page. */
  title: '[[title]]',
  /** Sentence on top of a form or on the problem page. */
  summary: '[[summary]]',
} as const;
