import type { FastifyInstance } from 'fastify';
import { inboxPath } from '../contract/endpoints.ts';
import type { Core } from '../server/core/core.ts';
import { addBegin } from './begin/begin-page.ts';
import { addClosedDays } from './closed-days/closed-days-page.ts';
import { addDevices, addInstalled } from './devices/devices-page.ts';
import { addDownloads } from './downloads/downloads-page.ts';
import { createCalls } from './frame/call-content.ts';
import { createContentProcess } from './frame/content-process.ts';
import { createInboxRoutes, showMissing } from './frame/guard.ts';
import type { InboxParts } from './frame/inbox-parts.ts';
import { renderScreen } from './frame/render-screen.ts';
import { createSessions } from './frame/sessions.ts';
import { createSignIn } from './frame/sign-in-codes.ts';
import { addNoticePage } from './notice/notice-page.ts';
import { addNumbers } from './numbers/numbers-page.ts';
import { addNightlyCheck } from './online/nightly-check.ts';
import { addOnline } from './online/online-page.ts';
import { createRenders, listRenderSettings } from './online/renders.ts';
import { addPeople } from './people/people-page.ts';
import { addQuotePages } from './requests/quote-page.ts';
import { addRequests } from './requests/change-request.ts';
import { addFinishJob } from './requests/finish-job.ts';
import { addVisitChanges } from './requests/change-visit.ts';
import { addTeamPhotos } from './requests/team-photos.ts';
import { addList } from './requests/list-page.ts';
import { addSite } from './site/site-routes.ts';
import { addCalendarFeed } from './visits/calendar-feed.ts';
import { addVisitsPage } from './visits/visits-page.ts';
import { addSignInPages } from './sign-in/sign-in-pages.ts';

export function addInbox(
  app: FastifyInstance,
  core: Core,
  features: Pick<InboxParts, 'notices' | 'closures' | 'push' | 'visits' | 'quoting' | 'intake' | 'onPerson'>,
): void {
  if (core.config.inbox === 'off') return;
  // Printing codes is safe on loopback, because anyone who reads the server's output can also read its database.
  const mayShow = core.mailer === undefined && /^(?:localhost|127\.|::1$)/.test(core.config.host);
  const own = { ...core, showCode: mayShow ? core.showCode : undefined };
  const parts: InboxParts = {
    ...own,
    ...features,
    sessions: createSessions(core.store, core.nowMs),
    signIn: createSignIn(own),
  };
  addSignInPages(app, parts);
  const routes = createInboxRoutes(app, parts);
  addList(routes, parts);
  addRequests(routes, parts);
  addVisitChanges(app, routes, parts);
  addFinishJob(routes, parts);
  addQuotePages(routes, parts);
  addDownloads(routes, parts);
  addPeople(routes, parts);
  addNumbers(routes, parts);
  addNoticePage(routes, parts);
  addClosedDays(routes, parts);
  addVisitsPage(routes, parts);
  addCalendarFeed(app, parts);
  addDevices(routes, parts);
  const settings = listRenderSettings(parts.config.siteDir);
  const content = createContentProcess(parts.log, {
    env: {
      ...settings,
      MAIL_FROM: parts.config.mailFrom,
      MAIL_SERVER: parts.mailer && 'set',
    },
  });
  parts.services.push({ start: () => undefined, stop: () => content.stop() });
  const calls = createCalls(content);
  addTeamPhotos(app, routes, parts, calls);
  addSite(app, routes, parts, calls);
  const renders = createRenders(settings, { makeRoom: () => content.rest() });
  addOnline(routes, parts, calls, renders);
  addBegin(app, parts, (owner) => {
    // It has the folder of the demonstration.
    content.stop();
    renders.start('render', owner);
  });
  addNightlyCheck(core, renders);
  addInstalled(app, parts);
  app.get(`${inboxPath}/offline`, (request, reply) =>
    renderScreen(request, reply, parts.site, { screen: 'trouble', props: { sentence: 'offline' } }),
  );
  routes.get('/*', 'everybody', showMissing);
}
