/** A text that cannot be read: what is wrong with it, and a correct example. */
export class TypedError extends Error {}
