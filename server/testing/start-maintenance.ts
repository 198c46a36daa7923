/** Maintenance alone, with a real store, a movable clock, and real mails and calls. */
import { join } from 'node:path';
import { parseConfig } from '../core/config.ts';
import { createFileRoom } from '../files/file-room.ts';
import { createMailComposer } from '../mail/compose-mail.ts';
import { createSmtpMailer } from '../mail/smtp.ts';
import { createMaintenance } from '../maintenance/maintenance.ts';
import { createAlerts } from '../outbox/alerts.ts';
import { createCourier } from '../outbox/courier.ts';
import { chooseRecipients } from '../outbox/plan-deliveries.ts';
import { createSignedLinks } from '../signing/signed-links.ts';
import { createSigner } from '../signing/signer.ts';
import { openSpool } from '../spool/spool.ts';
import { getSpoolFolder } from '../store/data-paths.ts';
import type { Store } from '../store/store.ts';
import { createWebhookCaller } from '../outbox/webhook.ts';
import { openSite } from '../website/open-site.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { openTestStore } from './open-test-store.ts';
import { makeTestFolder } from './start-test-server.ts';

/** The initial time of the clock. */
export const maintenanceStartMs = Date.parse('2026-11-21T12:05:00Z');

export async function startMaintenance(env: Record<string, string> = {}) {
  const folder = makeTestFolder();
  const dataDir = join(folder, 'data');
  const site = openSite(writeFixtureSite(join(folder, 'dist')));
  const config = parseConfig({ DATA_DIR: dataDir, DIGEST_HOUR: 'off', ...env });
  const store = openTestStore({ dataDir }, { waitForLockMs: 20 });
  const spool = await openSpool(getSpoolFolder(dataDir), () => undefined);
  const mailer = config.smtpUrl === undefined ? undefined : createSmtpMailer(config.smtpUrl);
  const webhook = config.webhook && createWebhookCaller(config.webhook.secret);
  const clock = { nowMs: maintenanceStartMs };
  const lines: string[] = [];
  const write = (_details: object, line: string) => void lines.push(line);
  const log = { info: write, warn: write, error: write };
  const nowMs = () => clock.nowMs;
  const { company, words } = site.manifest();
  const mailFrom = 'site@plumb.example';
  const { mailTo, alertTo } = config;
  const addresses = { mailFrom, mailTo, alertTo, webhookUrl: config.webhook?.url };
  const recipients = chooseRecipients(addresses, company.email);
  const links = createSignedLinks(
    createSigner(() => store.readSecret()),
    () => company.url,
    nowMs,
  );
  const composeMail = createMailComposer({
    store,
    links,
    company: () => company,
    words: () => words,
    accent: () => ({ plane: '#ffb703', words: '#15181b' }),
    mailFrom: () => mailFrom,
    siteUrl: () => company.url,
    hasInbox: true,
    proxySeenAtMs: () => undefined,
  });
  const courier = createCourier({
    ...(mailer && { mail: async (delivery, signal) => mailer.send(await composeMail(delivery), signal) }),
    ...(webhook && { webhook: webhook.call }),
  });
  const alerts = createAlerts({ store, courier, recipients, words: () => words, nowMs, log });
  const maintenance = createMaintenance({
    ...config,
    ...{ store, spool, recipients, alerts, nowMs, log },
    room: createFileRoom(store, config),
    hours: () => ({ ...company.hours, timeZone: 'UTC' }),
    followUpHours: 'off',
    outbox: { wake: () => undefined },
  });
  return { dataDir, store, spool, clock, lines, alerts, maintenance };
}

/** Claims the queued alerts and returns their codes. */
export async function claimAlerts(store: Store, nowMs: number) {
  const claim = { nowMs, leaseMs: 1, limit: 50, channel: 'mail' as const };
  return (await store.claimDeliveries(claim))
    .filter(({ occasion }) => occasion === 'alert')
    .map(({ payload }) => (JSON.parse(payload ?? '{}') as { code: string }).code)
    .sort();
}
