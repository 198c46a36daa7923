/** The process: reads the configuration, opens its resources, listens, and closes without losing anything. */
import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { hasOwnSite, ownFolder } from '../contract/content-folder.ts';
import { inboxPath } from '../contract/endpoints.ts';
import { buildApp } from './app.ts';
import { ConfigError, parseConfig, type Config } from './core/config.ts';
import { nameCount } from '../domain/name-count.ts';
import { createSmtpMailer } from './mail/smtp.ts';
import { chooseRecipients } from './outbox/plan-deliveries.ts';
import { openSite, SiteError } from './website/open-site.ts';
import { openSpool, usualReserveBytes } from './spool/spool.ts';
import { openStore } from './store/open-store.ts';
import { getSpoolFolder } from './store/data-paths.ts';
import type { Store } from './store/store.ts';
import { createWebhookCaller } from './outbox/webhook.ts';

/** An error that the operator can fix; printed as a sentence, without a stack. */
class StartError extends Error {
  override name = 'StartError';
}

const longestCloseMs = 15_000;
/** Signals of a corrupted process: none of our code may run after them. */
const faults = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV', 'SIGUSR2'] as const;

async function start(): Promise<void> {
  // Otherwise V8 learns from one long list that rows live long, and a download of all requests leaves 35 MB each time.
  setFlagsFromString('--no-allocation-site-pretenuring');
  // Nobody else on this machine may read leads or the signing secret.
  process.umask(0o077);
  const config = parseConfig(process.env);
  const site = openSite(config.siteDir);
  makeWritable(config.dataDir);
  const store = openStore(config);
  const spool = await openSpool(
    getSpoolFolder(config.dataDir),
    (file) => console.error(`A spooled lead is unreadable and was renamed for you to check: ${file}`),
    usualReserveBytes,
  );
  const mailer = config.smtpUrl === undefined ? undefined : createSmtpMailer(config.smtpUrl);
  const webhook = config.webhook && createWebhookCaller(config.webhook.secret);
  const showCode = (code: string) =>
    console.log(`The code for the inbox is ${code}. Set SMTP_URL to get codes by mail.`);
  let beginPath: string | undefined;
  const begin =
    process.env['CONTENT'] || hasOwnSite()
      ? undefined
      : { folder: ownFolder, show: (path: string) => void (beginPath = path) };
  const app = await buildApp(config, { site, store, spool, mailer, webhook, showCode, begin });

  closeOnSignals(app);
  try {
    const address = await app.listen({ host: config.host, port: config.port });
    const place = config.databaseUrl === undefined ? config.dataDir : 'PostgreSQL';
    console.log(`${site.manifest().company.name} is served at ${address}, with leads in ${place}.`);
    if (config.inbox === 'on') {
      const addresses = { ...config, webhookUrl: config.webhook?.url };
      const owners = chooseRecipients(addresses, site.manifest().company.email).ownerAddresses;
      console.log(`The inbox is at ${address}${inboxPath}, for ${owners.join(', ')}.`);
    }
    if (beginPath !== undefined) {
      console.log(
        `This is the demonstration. To begin a site of your own, open ${config.publicUrl ?? address}${beginPath}. The address works once.`,
      );
    }
    if (site.manifest().hasSamples && isPublic(config.publicUrl)) {
      console.warn(
        `WARNING: ${config.publicUrl} shows samples: invented people, quotes, figures or licenses. "npm run launch" lists them.`,
      );
    }
    await announceTrouble(store, mailer !== undefined);
  } catch (error) {
    await app.close();
    throw toListenError(error, config);
  }
}

/** An uncaught error also closes the app before the process ends; the service manager restarts it. */
function closeOnSignals(app: { close(): Promise<void> }): void {
  closeWithGrace({ delay: longestCloseMs, skip: [...faults, 'beforeExit'] }, async ({ signal, err }) => {
    if (err) console.error('Uncaught error:', err);
    console.log(`${signal ?? 'Error'}: finishing current work.`);
    await app.close();
  });
}

async function announceTrouble(store: Store, isMailConfigured: boolean): Promise<void> {
  let waiting = 0;
  try {
    const { pending, sending } = await store.countDeliveries();
    waiting = pending + sending;
  } catch (error) {
    console.error(
      `WARNING: The lead database cannot be used (${(error as Error).message}). Leads go to the spool until it works again.`,
    );
  }
  if (isMailConfigured) return;
  console.warn(
    `WARNING: SMTP_URL is not set. Leads are stored, but nobody gets a mail; ${nameCount(waiting, 'delivery waits', 'deliveries wait')} until SMTP_URL is set.`,
  );
}

/** True if visitors can reach it, unlike an address of this machine or its network. */
function isPublic(url: string | undefined): boolean {
  const host = URL.parse(url ?? '')?.hostname ?? 'localhost';
  return !/^(?:localhost|127\.|10\.|192\.168\.|\[::1\]$)|\.(?:localhost|local|test|example)$/.test(host);
}

function makeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    closeToOthers(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as Error).message;
    throw new StartError(
      `The data folder ${folder} cannot be written (${reason}). Repair it, or set DATA_DIR.`,
    );
  }
}

/** An earlier version or a person made it readable for everybody. */
function closeToOthers(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(folder, mode & 0o700);
  } catch {
    console.warn(`WARNING: Other users of this machine can read ${folder}, which belongs to another user.`);
  }
}

function toListenError(error: unknown, { host, port }: Config): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is in use. Stop the other program, or set PORT to another one.`,
    );
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs root rights. Set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(
      `This machine has no address ${host}. Set HOST, for example to 127.0.0.1 or 0.0.0.0.`,
    );
  }
  return error;
}

try {
  await start();
} catch (error) {
  const isExplained =
    error instanceof ConfigError || error instanceof SiteError || error instanceof StartError;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
