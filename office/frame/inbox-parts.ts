import type { FastifyRequest } from 'fastify';
import type { Closures } from '../../server/closures/closures.ts';
import type { Core } from '../../server/core/core.ts';
import type { FileIntake } from '../../server/files/file-intake.ts';
import type { Notices } from '../../server/notice/notices.ts';
import type { Push } from '../../server/push/push-lead.ts';
import type { Quoting } from '../../server/quotes/decide-quotes.ts';
import type { Visits } from '../../server/visits/decide-visits.ts';
import type { Sessions } from './sessions.ts';
import type { SignIn } from './sign-in-codes.ts';

/** The services of the server that the rooms use. */
export interface InboxParts extends Core {
  sessions: Sessions;
  signIn: SignIn;
  intake: FileIntake;
  notices: Notices;
  closures: Closures;
  push: Push;
  visits: Visits;
  quoting: Quoting;
  /** Called for each request with a session. */
  onPerson: (request: FastifyRequest) => void;
}
