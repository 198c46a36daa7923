/** The resources that the process opens for the app (main.ts); tests pass their own. */
import type { Mailer } from './mail/mailer.ts';
import type { RetryPlan } from './outbox/backoff.ts';
import type { Spool } from './spool/spool.ts';
import type { Store } from './store/store.ts';
import type { WebhookCaller } from './outbox/webhook.ts';
import type { Site } from './website/open-site.ts';

export interface AppParts {
  site: Site;
  store: Store;
  spool: Spool;
  /** Undefined if no mail server is configured; leads are stored, and their mails wait. */
  mailer: Mailer | undefined;
  /** Undefined if no webhook is configured. */
  webhook: WebhookCaller | undefined;
  /** Prints an inbox code in the server's terminal. Used only without a mail server, on a loopback address. */
  showCode?: (code: string) => void;
  /** The host of a push service for tests, next to those of the browsers. */
  pushHost?: string;
  nowMs?: () => number;
  retryPlan?: RetryPlan;
  /** The deadline of a delivery. */
  deadlineMs?: number;
  /** The destination of log lines; standard output by default. */
  logStream?: { write(line: string): void };
}
