import { expect, test } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { serverPaths } from '../contract/server-paths.ts';
import { startTestServer } from './testing/start-test-server.ts';

test('the list of what the server answers itself names every route, so development passes them all on', async () => {
  const routes = (await startTestServer()).listRoutes().filter((route) => !route.endsWith('*'));
  // Forms are taken at any depth of a folder, so their routes are not written out.
  const named = [...routes, endpoints.contact, endpoints.mailer];
  const startOf = (path: string) => path.replace('?', '');
  const isListed = (route: string) => serverPaths.some((path) => route.startsWith(startOf(path)));
  expect(named.filter((route) => !isListed(route))).toEqual([]);
  expect(serverPaths.filter((path) => !named.some((route) => route.startsWith(startOf(path))))).toEqual([]);
});
