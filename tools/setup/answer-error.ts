/** A message for the owner: what is wrong with the answer, and a correct example. */
export class AnswerError extends Error {}
