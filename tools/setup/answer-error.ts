/** A sentence for whoever answers: what is wrong, and what would be right. */
export class AnswerError extends Error {}
