import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { findFreePort } from './testing/free-port.ts';
import { startProgram, type Program } from './testing/run-program.ts';
import { startPostgres, type PostgresEngine } from './testing/start-postgres.ts';
import { ada, makeTestFolder } from './testing/start-test-server.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let engine: PostgresEngine;
beforeAll(async () => {
  engine = await startPostgres();
});
afterAll(() => engine.stop());

/** The file as it is delivered, with the ports and the certificate of this test. */
async function startNginx(folder: string, upstreams: readonly number[]): Promise<number> {
  const [plain, secure] = [await findFreePort(), await findFreePort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=www.example.com',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  if (made.status !== 0)
    throw new Error('This test makes a certificate with openssl, and there is none here.');
  const delivered = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')
    .replace('127.0.0.1:8081', `127.0.0.1:${upstreams[0]}`)
    .replace('127.0.0.1:8082', `127.0.0.1:${upstreams[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${secure} ssl;`)
    .replace('/etc/ssl/site/fullchain.pem', certificate)
    .replace('/etc/ssl/site/privkey.pem', key)
    // Old versions of nginx know the word only behind `listen`.
    .replace('http2 on;', '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr error; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${delivered}}`,
  );
  chmodSync(folder, 0o755);
  const program = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  program.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const failed = once(program, 'error').then(() => {
    throw new Error(
      'This test starts nginx, and there is none here. Install it (apt-get install nginx-light).',
    );
  });
  onTestFinished(() => void program.kill('SIGTERM'));
  const isUp = async () => (await ask(secure, 'GET', '/healthz').catch(() => undefined))?.status === 200;
  await Promise.race([failed, expect.poll(isUp, { timeout: 30_000, message: output }).toBe(true)]);
  return secure;
}

function ask(port: number, method: string, path: string, headers: Record<string, string> = {}, body = '') {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        rejectUnauthorized: false,
        headers: { host: 'www.example.com', ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

const post = (port: number, name: string, headers: Record<string, string> = {}) =>
  ask(
    port,
    'POST',
    '/contact.php',
    { 'content-type': 'application/json', ...headers },
    JSON.stringify({ ...ada, name }),
  );

test('two processes on one PostgreSQL behind the delivered nginx file take leads while one of them is killed', async () => {
  const folder = makeTestFolder();
  const env = {
    SITE_DIR: writeFixtureSite(join(folder, 'dist')),
    DATABASE_URL: await engine.createDatabase(),
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: 'https://www.example.com',
    RATE_LIMIT: '4',
  };
  const ports = [await findFreePort(), await findFreePort()];
  const programs: Program[] = [];
  for (const [index, port] of ports.entries()) {
    const own = { ...env, PORT: String(port), DATA_DIR: join(folder, `data-${index}`) };
    programs.push(startProgram('main.ts', [], own));
  }
  for (const program of programs)
    await expect.poll(program.output, { timeout: 60_000 }).toContain('is served at');
  const proxy = await startNginx(folder, ports);

  for (const path of ['/metrics', '/readyz']) expect((await ask(proxy, 'GET', path)).status).toBe(404);
  expect((await post(proxy, 'One')).status).toBe(200);
  programs[0]?.kill('SIGKILL');
  await programs[0]?.exit;
  for (const name of ['Two', 'Three', 'Four']) expect((await post(proxy, name)).status).toBe(200);
  // The address is the proxy's word: a forged one opens no second budget.
  const statuses: number[] = [];
  for (let index = 0; index < 4; index++) {
    statuses.push((await post(proxy, `Forged ${index}`, { 'x-forwarded-for': `192.0.2.${index}` })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
