import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../lib/list-files.ts';
import { dist, root } from '../lib/paths.ts';
import { launchPage, writeLaunchPage } from './launch-page.ts';
import { makeFolder, ready } from '../testing/launch-content.ts';

test('shows the same list on the development page, with escaped texts', async () => {
  const folder = makeFolder({ 'team/ada.yaml': 'name: Ada <b>L</b>\nsample: true\n' });
  const page = await writeLaunchPage(folder, ready);
  expect(page).toContain('1 point blocks the launch');
  expect(page).toContain('Ada &lt;b&gt;L&lt;/b&gt;');
  expect(page).toContain('team/ada.yaml');
});

test('serves /_launch in development only', async () => {
  const handlers: [string, RequestListener][] = [];
  const use = (address: string, handler: RequestListener) => handlers.push([address, handler]);
  const { hooks } = launchPage(makeFolder(), ready) as AstroIntegration & {
    hooks: { 'astro:server:setup': (options: unknown) => void };
  };
  expect(Object.keys(hooks)).toEqual(['astro:server:setup']);
  hooks['astro:server:setup']({ server: { middlewares: { use } } });
  const [[address, handler] = []] = handlers;
  expect(address).toBe('/_launch');
  const server = createServer(handler).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('No open points');
  if (existsSync(dist)) expect(listFiles(dist).filter((name) => name.includes('_launch'))).toEqual([]);
  expect(readFileSync(path.join(root, 'site/astro.config.ts'), 'utf8')).not.toContain('launch');
});
