/** Something that the owner can change; said without a stack. */
export class PublishError extends Error {
  override name = 'PublishError';
}
