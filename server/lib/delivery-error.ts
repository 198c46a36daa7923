/** Why a delivery was not taken. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** The receiver refused this delivery for good, so that trying again cannot help. */
  readonly isPermanent: boolean;
  /** Not this delivery is refused, but we are (login, sender, address of the webhook): somebody must repair it. */
  readonly needsRepair: boolean;
  /** SMTP code, HTTP status or socket error; holds nothing personal, so it may be logged. */
  readonly code: string;
  /** How long the receiver asks to be left alone. */
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
