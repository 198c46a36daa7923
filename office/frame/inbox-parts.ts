import type { FastifyRequest } from 'fastify';
import type { Closures } from '../../server/closures/closures.ts';
import type { Notices } from '../../server/notice/notices.ts';
import type { Recipients } from '../../server/outbox/plan-deliveries.ts';
import type { Pusher } from '../../server/push/pusher.ts';
import type { Signer } from '../../server/signing/signer.ts';
import type { Store } from '../../server/store/store.ts';
import type { Site } from '../../server/website/open-site.ts';
import type { Sessions } from './sessions.ts';

/** The services of the server that the rooms use. */
export interface InboxParts {
  site: Site;
  store: Store;
  signer: Signer;
  sessions: Sessions;
  recipients: Recipients;
  pusher: Pusher;
  notices: Notices;
  closures: Closures;
  dataDir: string;
  keepFreeMb: number;
  publicUrl: string | undefined;
  siteUrl: () => string;
  isMailConfigured: boolean;
  /** Set only on this machine without a mail server: prints a sign-in code in the server's terminal. */
  showCode: ((code: string) => void) | undefined;
  /** An extra push service for tests, next to those of the browsers. */
  pushHost: string | undefined;
  nowMs: () => number;
  /** Called after a mail is queued. */
  onPlanned: () => void;
  /** Called after a device subscribes. */
  onPushDevice: () => void;
  /** Called for each request with a session. */
  onPerson: (request: FastifyRequest) => void;
}
