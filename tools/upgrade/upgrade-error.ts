/** Something that the owner can decide or repair; said without a stack. */
export class UpgradeError extends Error {
  override name = 'UpgradeError';
}
