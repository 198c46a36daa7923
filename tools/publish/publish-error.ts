/** An error that the owner can fix, printed without a stack. */
export class PublishError extends Error {
  override name = 'PublishError';
}
