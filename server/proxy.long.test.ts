import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFixtureSite } from './testing/fixture-site.ts';
import getPort from 'get-port';
import { lacks } from './testing/installed.ts';
import { startProgram, type Program } from './testing/run-program.ts';
import { askProxy } from './testing/ask-proxy.ts';
import { startProxy, type Proxy } from './testing/start-proxy.ts';
import { startPostgres } from './testing/start-postgres.ts';
import { ada, makeTestFolder } from './testing/start-test-server.ts';

const post = (proxy: Proxy, name: string, headers: Record<string, string> = {}) =>
  askProxy(
    proxy,
    'POST',
    '/contact.php',
    { 'content-type': 'application/json', ...headers },
    JSON.stringify({ ...ada, name }),
  );

const testWithNginx = test.skipIf(lacks('two processes behind nginx', ['nginx', 'openssl']));

testWithNginx('keeps accepting leads on two processes with one PostgreSQL while one is killed', async () => {
  const engine = await startPostgres();
  onTestFinished(() => engine.stop());
  const folder = makeTestFolder();
  const env = {
    SITE_DIR: writeFixtureSite(join(folder, 'dist')),
    DATABASE_URL: await engine.createDatabase(),
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: 'https://www.example.com',
    RATE_LIMIT: '4',
  };
  const ports = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
  const programs: Program[] = [];
  for (const [index, port] of ports.entries()) {
    const own = { ...env, PORT: String(port), DATA_DIR: join(folder, `data-${index}`) };
    programs.push(startProgram('main.ts', [], own));
  }
  for (const program of programs)
    await expect.poll(program.output, { timeout: 60_000 }).toContain('is served at');
  const proxy = await startProxy('nginx', folder, ports);

  for (const path of ['/metrics', '/readyz']) expect((await askProxy(proxy, 'GET', path)).status).toBe(404);
  expect((await post(proxy, 'One')).status).toBe(200);
  programs[0]?.kill('SIGKILL');
  await programs[0]?.exit;
  for (const name of ['Two', 'Three', 'Four']) expect((await post(proxy, name)).status).toBe(200);
  // The proxy sets the address, so a forged one gets no second limit.
  const statuses: number[] = [];
  for (let index = 0; index < 4; index++) {
    statuses.push((await post(proxy, `Forged ${index}`, { 'x-forwarded-for': `192.0.2.${index}` })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
