/**
 * `npm run dev`: Astro with live reload on 127.0.0.1:4321 in this process, and beside it the server, to which Astro
 * passes on the calls that pages make. The command line of Astro is avoided because it may move into the background.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dev } from 'astro';
import getPort from 'get-port';
import { companyFacts } from '../contract/company.ts';
import { readCompany, readServerWords } from '../contract/read-words.ts';
import { searchPath } from '../contract/search.ts';
import { serverPaths } from '../contract/server-paths.ts';
import { siteManifestFile, type SiteManifest } from '../contract/site-manifest.ts';
import { launchPage } from './launch/launch-page.ts';
import { bin, cache, dist, root, serverProgram } from './lib/paths.ts';
import { readPort } from './lib/read-port.ts';

const host = '127.0.0.1';
const port = readPort(process.env, 4321);
const serverPort = await getPort({ host });
const target = `http://${host}:${serverPort}`;

/** Pages come from Astro here, so a site without any is enough for the server. A built one adds its templates. */
function prepareSite(): string {
  if (existsSync(path.join(dist, siteManifestFile))) return dist;
  const site = path.join(cache, 'development-site');
  const manifest: SiteManifest = {
    company: companyFacts.parse(readCompany()),
    redirects: {},
    contentSecurityPolicies: {},
    accent: { plane: '#ffb703', words: '#15181b' },
    words: readServerWords(),
    hasSamples: false,
  };
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, siteManifestFile), JSON.stringify(manifest));
  return site;
}

const site = prepareSite();
// A site that was not built has no index to search in: the list of all pages answers instead.
const passedOn = serverPaths.filter((address) => site === dist || !address.startsWith(searchPath));

const watch = ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output'];
const server = spawn(bin('node'), [...watch, serverProgram], {
  cwd: root,
  env: {
    DATA_DIR: path.join(root, 'data', 'development'),
    LOG_LEVEL: 'warn',
    ...process.env,
    HOST: host,
    PORT: String(serverPort),
    SITE_DIR: site,
  },
  stdio: 'inherit',
});

const astro = await dev({
  root: path.join(root, 'site'),
  server: { host, port },
  integrations: [launchPage(root)],
  vite: {
    server: { strictPort: true, proxy: Object.fromEntries(passedOn.map((path) => [path, target])) },
  },
});

let isStopping = false;
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const hasEnded = server.exitCode !== null || server.signalCode !== null;
  const ended = hasEnded ? undefined : new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await Promise.all([ended, astro.stop()]);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
server.on('exit', (code) => {
  if (!isStopping) console.error('The server ended, so development ends.');
  void stop(code ?? 1);
});
