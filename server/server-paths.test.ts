import { expect, test } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { serverPaths } from '../contract/server-paths.ts';
import { startTestServer } from './testing/start-test-server.ts';

test('lists every route of the server, so that the development server proxies all of them', async () => {
  const routes = (await startTestServer()).listRoutes().filter((route) => !route.endsWith('*'));
  // Forms are accepted at any folder depth, so their routes are not in the list.
  const named = [...routes, endpoints.contact, endpoints.mailer];
  const startOf = (path: string) => path.replace('?', '');
  const isListed = (route: string) => serverPaths.some((path) => route.startsWith(startOf(path)));
  expect(named.filter((route) => !isListed(route))).toEqual([]);
  expect(serverPaths.filter((path) => !named.some((route) => route.startsWith(startOf(path))))).toEqual([]);
});
