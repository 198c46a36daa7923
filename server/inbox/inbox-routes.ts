import type { FastifyInstance } from 'fastify';
import { inboxPath } from '../../contract/inbox.ts';
import type { Closures } from '../closures/closures.ts';
import type { Notices } from '../notice/notices.ts';
import type { Recipients } from '../outbox/plan-deliveries.ts';
import { addRequests } from './change-request.ts';
import { createInboxRoutes, showMissing } from './guard.ts';
import { addClosedDays } from './closed-days-page.ts';
import { addDownloads } from './downloads-page.ts';
import { addDevices, addInstalled, type DevicesParts } from './devices-page.ts';
import { addNoticePage } from './notice-page.ts';
import { addNumbers } from './numbers-page.ts';
import { addPeople } from './people-page.ts';
import { renderInboxPage } from './render-inbox-page.ts';
import { createSessions } from './sessions.ts';
import { addList } from './show-list.ts';
import { addSignInPages } from './sign-in-pages.ts';
import { createSignIn, type SignInParts } from './sign-in.ts';

export interface InboxParts extends Omit<DevicesParts, 'sessions'>, Omit<SignInParts, 'companyName'> {
  isMailConfigured: boolean;
  recipients: Recipients;
  notices: Notices;
  closures: Closures;
  keepFreeMb: number;
}

export function addInbox(app: FastifyInstance, given: InboxParts): void {
  const parts = { ...given, sessions: createSessions(given.store, given.nowMs) };
  const { isMailConfigured, showCode } = parts;
  addSignInPages(app, {
    ...parts,
    signIn: createSignIn({ ...parts, companyName: () => parts.site.manifest().company.name }),
    isMailOff: !isMailConfigured && showCode === undefined,
  });
  const routes = createInboxRoutes(app, parts);
  addList(routes, parts);
  addRequests(routes, parts);
  addDownloads(routes, parts);
  addPeople(routes, parts);
  addNumbers(routes, parts);
  addNoticePage(routes, parts);
  addClosedDays(routes, parts);
  addDevices(routes, parts);
  addInstalled(app, parts);
  app.get(`${inboxPath}/offline`, (request, reply) =>
    renderInboxPage(request, reply, parts.site, {
      screen: 'trouble',
      props: { sentence: 'offline' },
    }),
  );
  routes.get('/*', showMissing);
}
