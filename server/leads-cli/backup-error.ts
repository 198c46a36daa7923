/** A backup that cannot be written or read, in a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}
