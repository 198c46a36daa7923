/**
 * `npm run dev`: Astro with live reload on 127.0.0.1:4321 in this process, and the server in a child process. Astro
 * proxies the pages' requests to the server.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { companyFacts } from '../contract/company.ts';
import { contentFolder } from '../contract/content-folder.ts';
import { readCompany, readServerWords } from '../contract/read-words.ts';
import { searchPath } from '../contract/endpoints.ts';
import { serverPaths } from '../contract/server-paths.ts';
import { siteManifestFile, type SiteManifest } from '../contract/site-manifest.ts';
import { migrateContent } from '../render/migrate-content.ts';
import { bin, cache, dist, root, serverProgram } from './lib/paths.ts';
import { readPort } from './lib/read-port.ts';
import { startDevelopment } from './lib/start-development.ts';

const host = '127.0.0.1';

/** Astro serves the pages here, so the server can start without a build. With a build it also has its templates. */
function prepareSite(): string {
  if (existsSync(path.join(dist, siteManifestFile))) return dist;
  const site = path.join(cache, 'development-site');
  const manifest: SiteManifest = {
    company: companyFacts.parse(readCompany()),
    redirects: {},
    contentSecurityPolicies: {},
    accent: { plane: '#ffb703', words: '#15181b' },
    words: readServerWords(),
    translations: {},
    counts: false,
    titles: {},
    prices: [],
    hasSamples: false,
  };
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, siteManifestFile), JSON.stringify(manifest));
  return site;
}

function startServer(port: number, site: string): ChildProcess {
  const watch = [
    '--watch-path=server',
    '--watch-path=office',
    '--watch-path=contract',
    '--watch-preserve-output',
  ];
  return spawn(bin('node'), [...watch, serverProgram], {
    cwd: root,
    env: {
      DATA_DIR: path.join(root, 'data', 'development'),
      LOG_LEVEL: 'warn',
      ...process.env,
      HOST: host,
      PORT: String(port),
      SITE_DIR: site,
    },
    stdio: 'inherit',
  });
}

async function main(): Promise<void> {
  for (const sentence of migrateContent(contentFolder)) console.log(`Upgraded ${sentence}`);
  const port = readPort(process.env, 4321);
  const site = prepareSite();
  // Without a build there is no search index: /search then lists all pages.
  const passedOn = serverPaths.filter((address) => site === dist || !address.startsWith(searchPath));
  const serverPort = await getPort({ host });
  const target = `http://${host}:${serverPort}`;
  // Start Astro first: if it fails, no server is left to stop.
  const astro = await startDevelopment(port, host, {
    vite: { server: { proxy: Object.fromEntries(passedOn.map((path) => [path, target])) } },
  });
  const server = startServer(serverPort, site);

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
  // However this process ends, it must not leave the server running.
  process.on('exit', () => server.kill('SIGTERM'));
  server.on('exit', (code) => {
    if (!isStopping) console.error('The server stopped, so the development server stops too.');
    void stop(code ?? 1);
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
