/** Starts nginx with the file that is delivered; only addresses, ports and the certificate are those of the test. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import getPort from 'get-port';

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

/** Resolves with the port of the encrypted site. */
export async function startNginx(folder: string, upstreams: readonly number[]): Promise<number> {
  const [plain, secure] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, writeConfiguration(folder, { plain, secure, upstreams }));
  chmodSync(folder, 0o755);
  const program = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  program.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const failed = Promise.race([
    once(program, 'error').then(() => {
      throw new Error(
        'This test starts nginx, and there is none here. Install it (apt-get install nginx-light).',
      );
    }),
    once(program, 'exit').then(() => {
      throw new Error(`nginx does not start with deploy/nginx.conf: ${output}`);
    }),
  ]);
  // Also ends well after the test, when nginx is stopped.
  failed.catch(() => undefined);
  onTestFinished(() => void program.kill('SIGTERM'));
  const isUp = async () => (await askProxy(secure, 'GET', '/healthz').catch(() => undefined))?.status === 200;
  await Promise.race([failed, expect.poll(isUp, { timeout: 30_000 }).toBe(true)]);
  return secure;
}

function writeConfiguration(
  folder: string,
  ports: { plain: number; secure: number; upstreams: readonly number[] },
): string {
  const { key, certificate } = makeCertificate(folder);
  const replacements = [
    ['127.0.0.1:8081', `127.0.0.1:${ports.upstreams[0]}`],
    ['127.0.0.1:8082', `127.0.0.1:${ports.upstreams[1]}`],
    ['listen 80', `listen 127.0.0.1:${ports.plain}`],
    ['listen 443', `listen 127.0.0.1:${ports.secure}`],
    ['/etc/ssl/site/fullchain.pem', certificate],
    ['/etc/ssl/site/privkey.pem', key],
  ] as const;
  let delivered = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
  for (const [old, own] of replacements) {
    if (!delivered.includes(old))
      throw new Error(`deploy/nginx.conf has no "${old}" for the test to replace`);
    delivered = delivered.replaceAll(old, own);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  return `daemon off; pid ${folder}/pid; error_log stderr error; events {}
http { access_log off; ${temporary.join(' ')}
${delivered}}`;
}

function makeCertificate(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=www.example.com'],
    ...['-keyout', key, '-out', certificate],
  ]);
  if (made.status !== 0)
    throw new Error('This test makes a certificate with openssl, and there is none here.');
  return { key, certificate };
}

export function askProxy(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
) {
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
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
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    },
  );
}
