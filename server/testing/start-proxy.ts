/** Starts a proxy with its file from deploy/; the test replaces only addresses, ports and the certificate. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { onTestFinished } from 'vitest';
import { askProxy } from './ask-proxy.ts';

/** A running proxy that serves the site over TLS, with a certificate made for the test. */
export interface Proxy {
  url: string;
  /** The certificate, the only trusted one. */
  ca: string;
  /** The address for visitors without TLS. */
  plainUrl: string;
  /** nginx's access log; empty for Caddy, which writes none. */
  accessLog(): string;
}

type Kind = 'nginx' | 'caddy';

/** The CDN of the test: the proxy trusts X-Forwarded-For from this local address. */
export const cdnAddress = '127.0.0.2';

/** Each kind with its program. `ALSO_NGINX` adds further nginx binaries, separated by commas. */
export const proxies: readonly (readonly [Kind, string])[] = [
  ['nginx', 'nginx'],
  ...listNames(process.env['ALSO_NGINX']).map((program) => ['nginx', program] as const),
  ['caddy', 'caddy'],
];

/** Stops the proxy after the test. */
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
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /** Its error log; nginx puts the level in brackets. */
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
      env: { ...process.env, HOME: folder, FRONT_PROXIES: cdnAddress },
    });
    output = '';
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', () => (output = `${kind} is not installed: apt-get install ${kind}`));
    for (const end = Date.now() + 30_000; ;) {
      const answer = await askProxy(proxy, 'GET', '/healthz').catch(() => undefined);
      // Any answer will do: while the server is down, the proxy itself answers.
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
    // Caddy gets its certificate over the Internet, which a test cannot do.
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
    if (!delivered.includes(old))
      throw new Error(`deploy/${name} does not contain "${old}", which the test replaces`);
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
  if (made.status !== 0) throw new Error('This test needs openssl to make a certificate.');
  return { key, certificate };
}
