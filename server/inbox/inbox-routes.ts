/** Adds the screens of the inbox. */
import type { FastifyInstance } from 'fastify';
import type { Recipients } from '../outbox/plan-deliveries.ts';
import { addRequests } from './change-request.ts';
import { createInboxRoutes, showMissing, type GuardParts } from './guard.ts';
import { addDevices, addPeople } from './people-page.ts';
import { createSessions } from './sessions.ts';
import { addList } from './show-list.ts';
import { addSignInPages } from './sign-in-pages.ts';
import { createSignIn, type SignInParts } from './sign-in.ts';

export interface InboxParts extends Omit<GuardParts, 'sessions'>, Omit<SignInParts, 'log'> {
  isMailConfigured: boolean;
  recipients: Recipients;
}

export function addInbox(app: FastifyInstance, given: InboxParts): void {
  const parts = { ...given, sessions: createSessions(given.store, given.nowMs) };
  const { isMailConfigured, showCode } = parts;
  addSignInPages(app, {
    ...parts,
    signIn: createSignIn({ ...parts, log: app.log }),
    isMailOff: !isMailConfigured && showCode === undefined,
  });
  const routes = createInboxRoutes(app, parts);
  addList(routes, parts);
  addRequests(routes, parts);
  addPeople(routes, parts);
  addDevices(routes, parts);
  routes.get('/*', showMissing);
}
