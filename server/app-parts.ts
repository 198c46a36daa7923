/** What the process opens and hands to the app (main.ts); a test hands over its own. */
import type { Mailer } from './mail/mailer.ts';
import type { RetryPlan } from './outbox/backoff.ts';
import type { Spool } from './spool/spool.ts';
import type { Store } from './store/store.ts';
import type { WebhookCaller } from './webhook/webhook.ts';
import type { Site } from './website/open-site.ts';

export interface AppParts {
  site: Site;
  store: Store;
  spool: Spool;
  /** Undefined when no mail server is configured: leads are kept, and their mails wait. */
  mailer: Mailer | undefined;
  /** Undefined when no webhook is configured. */
  webhook: WebhookCaller | undefined;
  /** Shows a code for the inbox where the server was started; used only without a mail server, on a loopback address. */
  showCode?: (code: string) => void;
  /** Host of a push service for tests, beside those of the browsers. */
  pushHost?: string;
  nowMs?: () => number;
  retryPlan?: RetryPlan;
  /** How long one delivery may take. */
  deadlineMs?: number;
  /** Where log lines go; standard output by default. */
  logStream?: { write(line: string): void };
}
