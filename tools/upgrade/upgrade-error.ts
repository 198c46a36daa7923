/** An error that the owner can fix, printed without a stack. */
export class UpgradeError extends Error {
  override name = 'UpgradeError';
}
