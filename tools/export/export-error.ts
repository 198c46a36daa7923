/** An error that the owner can fix, printed without a stack. */
export class ExportError extends Error {
  override name = 'ExportError';
}
