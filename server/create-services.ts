/** Creates the services behind the routes and wires them together. Starts nothing. */
import { readDay } from '../contract/credentials.ts';
import type { AppParts } from './app-parts.ts';
import type { Config } from './config.ts';
import { createCounting } from './counts/counting.ts';
import { createDayCounts } from './counts/day-counts.ts';
import { createVisits } from './counts/visits.ts';
import { openFiles } from './files/open-files.ts';
import { createLeadChanges } from './leads/lead-changes.ts';
import { createLeadIntake } from './leads/lead-intake.ts';
import { createSpoolDrain } from './leads/spool-drain.ts';
import { createAddressLimit } from './lib/address-limit.ts';
import type { Log } from './lib/log.ts';
import { createMailComposer } from './mail/compose-mail.ts';
import { createChecks } from './maintenance/checks.ts';
import { createMaintenance } from './maintenance/maintenance.ts';
import { createMetrics } from './lib/metrics.ts';
import { createAlerts } from './outbox/alerts.ts';
import { retryPlan as defaultRetryPlan } from './outbox/backoff.ts';
import { createCourier } from './outbox/courier.ts';
import { createOutbox } from './outbox/outbox.ts';
import { chooseRecipients } from './outbox/plan-deliveries.ts';
import type { ProxyWatch } from './plugins/forwarded-headers.ts';
import { createLeadPush } from './push/push-lead.ts';
import { createPushPlan } from './push/plan-pushes.ts';
import { createPusher } from './push/pusher.ts';
import { createSignedLinks } from './signing/signed-links.ts';
import { createSigner } from './signing/signer.ts';

export type Services = ReturnType<typeof createServices>;

export function createServices(config: Config, parts: AppParts, log: Log) {
  const { site, store, spool, mailer, webhook, nowMs = Date.now, retryPlan = defaultRetryPlan } = parts;
  const { dataDir, publicUrl, mailTo, alertTo, followUpTo, followUpHours, digestHour } = config;
  const {
    fileLimit,
    fileMbPerDay,
    filePauseSeconds,
    maxFilesMb,
    keepFreeMb,
    retentionDays,
    junkRetentionDays,
  } = config;
  const company = () => site.manifest().company;
  const words = () => site.manifest().words;
  const accent = () => site.manifest().accent;
  const hours = () => company().hours;
  const siteUrl = () => (publicUrl ?? company().url).replace(/\/$/, '');
  const mailFrom = config.mailFrom ?? company().email;
  const webhookUrl = config.webhook?.url;
  const addresses = { mailFrom, mailTo, alertTo, followUpTo, webhookUrl };
  const recipients = chooseRecipients(addresses, company().email);

  const metrics = createMetrics();
  const limit = createAddressLimit(config.rateLimit);
  const signer = createSigner(() => store.readSecret());
  const links = createSignedLinks(signer, siteUrl, nowMs);
  const intake = createLeadIntake({
    store,
    spool,
    limit,
    signer,
    words,
    company,
    recipients,
    nowMs,
    log,
  });
  const files = openFiles(
    { dataDir, fileLimit, fileMbPerDay, filePauseSeconds, maxFilesMb, keepFreeMb },
    { store, recipients, nowMs, log },
  );
  const counts = createDayCounts({
    store,
    today: () => readDay(nowMs(), hours().timeZone),
    log,
  });
  const counting = createCounting({
    visits: createVisits(nowMs),
    counts,
    isOn: () => site.manifest().counts,
    findPage(path) {
      const answer = site.answer(path);
      return answer.type === 'file' && answer.file.endsWith('.html') ? path : undefined;
    },
  });
  const changes = createLeadChanges({ store, recipients, nowMs });
  const hasInbox = config.inbox === 'on';
  const proxyWatch: ProxyWatch = { seenAtMs: undefined };
  const composeMail = createMailComposer({
    store,
    links,
    company,
    words,
    accent,
    mailFrom,
    siteUrl,
    hasInbox,
    proxySeenAtMs: () => proxyWatch.seenAtMs,
  });
  const pusher = createPusher({ store, subject: siteUrl, nowMs });
  const push = createLeadPush({ store, pusher, words, siteUrl });
  const courier = createCourier({ mailer, webhook, push, composeMail, deadlineMs: parts.deadlineMs });
  const alerts = createAlerts({ store, courier, recipients, words, nowMs, log });
  const outbox = createOutbox({ store, courier, alerts, metrics, retryPlan, nowMs, log });
  const pushPlan = createPushPlan({
    store,
    recipients,
    hours,
    nextMinutes: config.pushNextMinutes,
    quietHours: config.quietHours,
    nowMs,
    log,
    onPlanned: outbox.wake,
  });
  const spoolDrain = createSpoolDrain({ spool, store, onMoved: outbox.wake, log });
  const maintenance = createMaintenance({
    runChecks: createChecks({ store, spool, room: files.room, dataDir, alerts, nowMs }),
    digest: { store, recipients, digestHour, timeZone: () => hours().timeZone },
    followUp: { store, recipients, followUpHours, hours },
    retention: { store, retentionDays, junkRetentionDays },
    store,
    webhookUrl,
    alerts,
    nowMs,
    log,
    onPlanned: outbox.wake,
  });
  store.onUnreadable(
    (problem) => void alerts.raise({ code: 'unreadable', sentence: 'unreadable', values: { problem } }),
  );
  return {
    proxyWatch,
    metrics,
    limit,
    signer,
    recipients,
    links,
    intake,
    files,
    counts,
    counting,
    pusher,
    pushPlan,
    siteUrl,
    changes,
    alerts,
    outbox,
    spoolDrain,
    maintenance,
  };
}
