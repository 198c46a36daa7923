/**
 * `npm run dev`: Astro with live reload on 127.0.0.1:4321, and the server for the calls that pages make to it.
 * Astro's own proxy passes those on; it learns where from DEV_SERVER_URL.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteManifestFile, type SiteManifest } from '../contract/site-manifest.ts';
import { findFreePort } from './lib/free-port.ts';
import { bin, cache, dist, root, serverProgram } from './lib/paths.ts';

const port = await findFreePort();
const astroUrl = 'http://127.0.0.1:4321';
const programs: ChildProcess[] = [];
let isStopping = false;

/** Pages come from Astro here, so the server is content with a site that holds none. A built one adds its templates. */
function findSite(): string {
  if (existsSync(path.join(dist, siteManifestFile))) return dist;
  const site = path.join(cache, 'development-site');
  const company = {
    name: 'Development',
    phone: '',
    phoneE164: '',
    email: 'development@localhost',
    url: astroUrl,
  };
  const manifest: SiteManifest = { company, redirects: {}, contentSecurityPolicies: {} };
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, siteManifestFile), JSON.stringify(manifest));
  return site;
}

function stopAll(code: number) {
  if (isStopping) return;
  isStopping = true;
  for (const program of programs) program.kill('SIGTERM');
  const running = programs.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = running.map((program) => new Promise((resolve) => program.once('exit', resolve)));
  void Promise.all(ended).then(() => process.exit(code));
}

function start(name: string, args: readonly string[], env: Record<string, string>) {
  const program = spawn(bin('node'), args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  program.on('exit', (code) => {
    if (!isStopping) console.error(`${name} ended, so development ends.`);
    stopAll(code ?? 1);
  });
  programs.push(program);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(0));

start(
  'The server',
  ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output', serverProgram],
  {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: process.env['DATA_DIR'] ?? path.join(root, 'data', 'development'),
    SITE_DIR: findSite(),
  },
);
// Without --ignore-lock Astro may move into the background, where Ctrl-C does not reach it.
start(
  'Astro',
  [bin('astro'), 'dev', '--root', 'site', '--host', '127.0.0.1', '--port', '4321', '--ignore-lock'],
  {
    DEV_SERVER_URL: `http://127.0.0.1:${port}`,
  },
);
