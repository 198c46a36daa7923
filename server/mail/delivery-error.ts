/** The reason that a delivery failed. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** The receiver refused this delivery permanently, so a retry cannot help. */
  readonly isPermanent: boolean;
  /** The receiver refuses us (login, sender, webhook address), not this delivery, so somebody must fix the settings. */
  readonly needsRepair: boolean;
  /** SMTP code, HTTP status or socket error. Safe to log, since it contains nothing personal. */
  readonly code: string;
  /** The delay that the receiver asks for. */
  readonly retryAfterMs: number;

  constructor(
    message: string,
    options: {
      code: string;
      isPermanent?: boolean;
      needsRepair?: boolean;
      retryAfterMs?: number;
      cause?: unknown;
    },
  ) {
    super(message, { cause: options.cause });
    this.code = options.code;
    this.isPermanent = options.isPermanent ?? false;
    this.needsRepair = options.needsRepair ?? false;
    this.retryAfterMs = options.retryAfterMs ?? 0;
  }
}
