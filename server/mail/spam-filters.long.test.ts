/**
 * MAIL-SENDER: real spam filters with their default rules judge the mails of the site. Neither filter asks a name
 * server, so both miss the points of a domain with SPF, DKIM and DMARC.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askForCode, signInShown } from '../testing/inbox-client.ts';
import { lacks } from '../testing/installed.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { ada, makeTestFolder, startTestServer } from '../testing/start-test-server.ts';

const within = { timeout: 120_000, interval: 500 };

const site = 'website@plumb.example';
const owners = ['marcus@plumb.example', site, 'boss@elsewhere.example'];

const team = ['luis@plumb.example', 'kim@elsewhere.example'];

/** Honest words that SpamAssassin counts as those of a fraud. */
const message =
  'Dear Sir, two ceilings came down after a leak. The insurance company has approved $12,500.00 and will transfer the ' +
  'money to my account when I send a written quote. Could you come and look this week?';

/** One mail to each owner about a lead, a receipt, sign-in codes, two invitations, and an assigned lead. */
async function collectMails() {
  const smtp = await startSmtpPeer();
  const env = { SMTP_URL: smtp.url, MAIL_FROM: site, MAIL_TO: owners.join() };
  const server = await startTestServer({ env });
  await server.post('/contact.php', { ...ada, message });
  for (const owner of owners) await askForCode(server, owner);
  const owner = await signInShown(server, 'marcus@plumb.example');
  for (const email of team) await owner.post('/people', { email, name: email, role: 'crew' });
  const [summary] = await server.store.listLeads();
  const luis = (await server.store.listPeople()).find(({ email }) => email === team[0]);
  const fields = { version: '0', status: 'new', assignee: String(luis?.id), snooze: '' };
  await owner.post(`/requests/${summary?.lead.reference}/state`, fields);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2 * owners.length + 1 + team.length + 1), within);
  await smtp.close();
  return smtp.received;
}

test.skipIf(lacks('spam scores of rspamd', ['rspamd', 'rspamc']))(
  'stays below the threshold of rspamd',
  async () => {
    const folder = makeTestFolder();
    const settings = join(folder, 'local.d');
    mkdirSync(settings);
    const [port, scanner] = [await getPort(), await getPort()];
    const files = {
      'worker-controller.inc': `bind_socket = "127.0.0.1:${port}"; secure_ip = "127.0.0.1";`,
      'worker-normal.inc': `bind_socket = "127.0.0.1:${scanner}";`,
      'worker-proxy.inc': 'enabled = false;',
      'logging.inc': 'type = "console"; level = "error";',
      'options.inc': 'dns { nameserver = ["127.0.0.1:9"]; timeout = 0.1s; retransmits = 1; }',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(settings, name), text);
    const rooms = ['RUNDIR', 'DBDIR', 'LOGDIR'].map((name) => `--var=${name}=${folder}`);
    const rspamd = spawn('rspamd', ['-f', '-i', ...rooms, `--var=LOCAL_CONFDIR=${folder}`], {
      stdio: 'ignore',
    });
    const ended = once(rspamd, 'exit');
    onTestFinished(async () => {
      rspamd.kill();
      await ended;
    });
    const ask = (raw: string, sender: string, to: string) => {
      // A relay has a name. Without one, failing questions about the host add points that come and go.
      const relay = [
        '-i',
        '198.51.100.9',
        '--helo',
        'mail.relay.example',
        '--hostname',
        'mail.relay.example',
      ];
      const from = [...relay, '-F', sender, '-r', to];
      return execFileSync('rspamc', ['-h', `127.0.0.1:${port}`, '-j', ...from], {
        input: raw,
        encoding: 'utf8',
      });
    };
    const mails = await collectMails();
    await vi.waitFor(() => expect(() => ask('Subject: ready\n\nready', site, site)).not.toThrow(), within);
    for (const { raw, sender, recipients } of mails) {
      const [to = ''] = recipients;
      const judged = JSON.parse(ask(raw, sender, to)) as { score: number; symbols: Record<string, unknown> };
      const names = Object.keys(judged.symbols);
      expect.soft(judged.score, `${to}: ${names.join(' ')}`).toBeLessThan(6);
      expect.soft(names, to).not.toContain('SPOOF_REPLYTO');
      expect.soft(names, to).not.toContain('MIME_BASE64_TEXT');
    }
  },
);

test.skipIf(lacks('spam scores of SpamAssassin', ['spamassassin']))(
  'stays below the threshold of SpamAssassin',
  async () => {
    for (const { raw, recipients } of await collectMails()) {
      const judged = execFileSync('spamassassin', ['-L', '-t', '-x', '--siteconfigpath=/etc/spamassassin'], {
        input: raw,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      const score = Number(/score=(-?[\d.]+)/.exec(judged)?.[1]);
      expect.soft(score, `${recipients.join()}\n${judged.slice(0, 600)}`).toBeLessThan(5);
    }
  },
);
