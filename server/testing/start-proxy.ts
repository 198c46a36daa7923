/** Starts a proxy with the file that is delivered; only addresses, ports and the certificate are those of the test. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { onTestFinished } from 'vitest';
import { askProxy } from './ask-proxy.ts';

/** Where the site is, over TLS with a certificate of the test's own making. */
export interface Proxy {
  url: string;
  /** The certificate; nothing else is trusted. */
  ca: string;
  /** Where it listens for visitors who come without TLS. */
  plainUrl: string;
  /** Every line that nginx writes about a request; empty for Caddy, which writes none. */
  accessLog(): string;
}

type Kind = 'nginx' | 'caddy';

/** The CDN of a test: the proxy believes X-Forwarded-For of requests from this address of the machine. */
export const cdnAddress = '127.0.0.2';

/** Kinds with the program to start; `ALSO_NGINX` names further versions of nginx to try, separated by commas. */
export const proxies: readonly (readonly [Kind, string])[] = [
  ['nginx', 'nginx'],
  ...listNames(process.env['ALSO_NGINX']).map((program) => ['nginx', program] as const),
  ['caddy', 'caddy'],
];

/** Stopped when the test is finished. */
export async function startProxy(
  kind: Kind,
  folder: string,
  upstreams: readonly number[],
  program: string = kind,
): Promise<RunningProxy> {
  const proxy = await runProxy(kind, folder, upstreams, program);
  onTestFinished(() => proxy.stop());
  return proxy;
}

export interface RunningProxy extends Proxy {
  stop(): Promise<void>;
  /** Again, on the same port. */
  start(): Promise<void>;
  /** Its log of errors; a line of nginx has its level in brackets. */
  output(): string;
}

export async function runProxy(
  kind: Kind,
  folder: string,
  upstreams: readonly number[],
  program: string = kind,
): Promise<RunningProxy> {
  chmodSync(folder, 0o755);
  const port = await getPort({ host: '127.0.0.1' });
  const prepare = { nginx: prepareNginx, caddy: prepareCaddy }[kind];
  const { args, proxy } = await prepare(folder, port, upstreams);
  let child: ReturnType<typeof spawn> | undefined;
  let output = '';

  async function stop(): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  async function start(): Promise<void> {
    child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: folder },
    });
    output = '';
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', () => (output = `There is none here: apt-get install ${kind}`));
    for (const end = Date.now() + 30_000; ;) {
      const answer = await askProxy(proxy, 'GET', '/healthz').catch(() => undefined);
      // Any answer: while the server behind it is down, the proxy itself says so.
      if (answer !== undefined) return;
      if (child.pid === undefined || child.exitCode !== null || Date.now() > end)
        throw new Error(`${program} does not start with the file of deploy/: ${output}`);
      await setTimeout(20);
    }
  }

  await start();
  return { ...proxy, start, stop, output: () => output };
}

function listNames(text = ''): string[] {
  return text.split(',').filter((name) => name !== '');
}

async function prepareNginx(folder: string, port: number, upstreams: readonly number[]) {
  const { key, certificate } = makeCertificate(folder);
  const plainPort = await getPort({ host: '127.0.0.1' });
  const [port1, port2 = port1] = upstreams;
  const delivered = readDelivered('nginx.conf', [
    ['127.0.0.1:8080', `127.0.0.1:${port1}`],
    ['# server 127.0.0.1:8081', `server 127.0.0.1:${port2}`],
    ['192.0.2.0/24', cdnAddress],
    ['listen 80', `listen 127.0.0.1:${plainPort}`],
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['/etc/ssl/site/fullchain.pem', certificate],
    ['/etc/ssl/site/privkey.pem', key],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  const file = join(folder, 'nginx.conf');
  const log = join(folder, 'access.log');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr error; events {}
http { access_log ${log}; ${temporary.join(' ')}
${delivered}}`,
  );
  const proxy = {
    url: `https://127.0.0.1:${port}`,
    ca: readFileSync(certificate, 'utf8'),
    plainUrl: `http://127.0.0.1:${plainPort}`,
    accessLog: () => readFileSync(log, 'utf8'),
  };
  return { args: ['-c', file, '-p', folder], proxy };
}

async function prepareCaddy(folder: string, port: number, upstreams: readonly number[]) {
  const { key, certificate } = makeCertificate(folder);
  const plainPort = await getPort({ host: '127.0.0.1' });
  const file = join(folder, 'Caddyfile');
  const delivered = readDelivered('Caddyfile', [
    ['{$SITE_SERVER:127.0.0.1:8080}', `${upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' ')}`],
    // Its own certificate comes from outside, which a test cannot ask.
    ['\n{$SITE_HOST:www.example.com} {', `\nhttps://www.example.com:${port} {\n\ttls ${certificate} ${key}`],
    ['{\n\tservers {', `{\n\tadmin off\n\thttp_port ${plainPort}\n\tservers {`],
  ]);
  writeFileSync(file, delivered);
  const proxy = {
    url: `https://127.0.0.1:${port}`,
    ca: readFileSync(certificate, 'utf8'),
    plainUrl: `http://127.0.0.1:${plainPort}`,
    accessLog: () => '',
  };
  return { args: ['run', '--adapter', 'caddyfile', '--config', file], proxy };
}

function readDelivered(name: string, replacements: readonly (readonly [string, string])[]): string {
  let delivered = readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
  for (const [old, own] of replacements) {
    if (!delivered.includes(old)) throw new Error(`deploy/${name} has no "${old}" for the test to replace`);
    delivered = delivered.replaceAll(old, own);
  }
  return delivered;
}

function makeCertificate(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=www.example.com'],
    ...['-addext', 'subjectAltName=DNS:www.example.com'],
    ...['-keyout', key, '-out', certificate],
  ]);
  if (made.status !== 0)
    throw new Error('This test makes a certificate with openssl, and there is none here.');
  return { key, certificate };
}
