/** Writing or reading a backup failed; the message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}
