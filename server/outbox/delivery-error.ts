/** `isPermanent`: the receiver refused this delivery for good, so that trying again cannot help. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly isPermanent: boolean;
  /** SMTP code, HTTP status or socket error; holds nothing personal, so it may be logged. */
  readonly code: string;

  constructor(message: string, options: { isPermanent: boolean; code: string; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.isPermanent = options.isPermanent;
    this.code = options.code;
  }
}
