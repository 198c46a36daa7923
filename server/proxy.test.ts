import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeFixtureSite } from './testing/fixture-site.ts';
import getPort from 'get-port';
import { startProgram } from './testing/run-program.ts';
import { askProxy, hasNginx, startNginx } from './testing/start-nginx.ts';
import { ada, makeTestFolder } from './testing/start-test-server.ts';

// Other programs may keep the machine busy; waiting longer costs nothing when all is well.
vi.setConfig({ testTimeout: 60_000 });

const json = { 'content-type': 'application/json' };
const long = 'x'.repeat(7_000);

/** What a stranger can send that is more than the server takes: its end of the connection would be cut. */
const attacks: ((proxy: number) => Promise<{ status: number }>)[] = [
  (proxy) => askProxy(proxy, 'POST', '/contact.php', json, 'x'.repeat(127_000)),
  (proxy) => askProxy(proxy, 'POST', '/contact.php', json, 'x'.repeat(66_000)),
  attackWithHeaders,
];

function attackWithHeaders(proxy: number) {
  return askProxy(proxy, 'GET', '/', { 'x-a': long, 'x-b': long, 'x-c': long, 'x-d': long });
}

if (!hasNginx)
  console.warn('nginx is missing: deploy/nginx.conf is not tested here (npm run test:long demands it).');

test.skipIf(!hasNginx)(
  'nobody takes the site from others with bodies and headers that are too large (needs nginx)',
  async () => {
    const folder = makeTestFolder();
    const ports = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
    for (const [index, port] of ports.entries()) {
      const program = startProgram('main.ts', [], {
        SITE_DIR: writeFixtureSite(join(folder, 'dist')),
        DATA_DIR: join(folder, `data-${index}`),
        PORT: String(port),
        RATE_LIMIT: '0',
        REQUEST_LIMIT: '0',
        TRUST_PROXY: '127.0.0.1',
      });
      await expect.poll(program.output, { timeout: 30_000 }).toContain('is served at');
    }
    const proxy = await startNginx(folder, ports);

    const visitors = new Set<number>();
    const attackers = new Set<number>();
    const endsAtMs = Date.now() + 3_000;
    const attacked = attacks.flatMap((attack) =>
      [1, 2, 3].map(async () => {
        // Status 0: nginx may end the connection while the attacker still sends.
        while (Date.now() < endsAtMs)
          attackers.add((await attack(proxy).catch(() => ({ status: 0 }))).status);
      }),
    );
    while (Date.now() < endsAtMs) {
      visitors.add((await askProxy(proxy, 'GET', '/about')).status);
      visitors.add((await askProxy(proxy, 'POST', '/contact.php', json, JSON.stringify(ada))).status);
    }
    await Promise.all(attacked);
    expect([...visitors]).toEqual([200]);
    expect([...attackers].filter((status) => status >= 500)).toEqual([]);
    expect((await attackWithHeaders(proxy)).status).toBe(200);
  },
);

test.skipIf(!hasNginx)(
  'a process that broke off one answer is asked again for the next (needs nginx)',
  async () => {
    const breaking = createServer((request, response) => {
      if (request.url === '/break') request.socket.destroy();
      else response.end('here');
    }).listen(0, '127.0.0.1');
    await once(breaking, 'listening');
    onTestFinished(() => void breaking.close());
    const { port } = breaking.address() as AddressInfo;
    const proxy = await startNginx(makeTestFolder(), [port, port]);
    for (let round = 0; round < 3; round++) {
      expect((await askProxy(proxy, 'GET', '/break')).status).toBe(502);
      expect((await askProxy(proxy, 'GET', '/')).text).toBe('here');
    }
  },
);
