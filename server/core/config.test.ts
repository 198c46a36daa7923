import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig, variables } from './config.ts';

test('needs no variables', () => {
  expect(parseConfig({ PATH: '/bin', SMTP_URL: '', PORT: ' ' })).toEqual({
    host: '127.0.0.1',
    inbox: 'on',
    port: 8080,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    siteDir: resolve('dist'),
    smtpUrl: undefined,
    mailFrom: undefined,
    mailTo: undefined,
    alertTo: undefined,
    followUpHours: 2,
    followUpTo: undefined,
    digestHour: 7,
    webhook: undefined,
    siteHost: [],
    frontProxies: [],
    trustProxy: false,
    logLevel: 'info',
    publicUrl: undefined,
    allowedOrigins: [],
    pushNextMinutes: 15,
    quietHours: { from: 21, until: 7 },
    rateLimit: 30,
    requestLimit: 300,
    fileLimit: 30,
    fileMbPerDay: 100,
    maxFilesMb: 5_000,
    keepFreeMb: 1_000,
    filePauseSeconds: 120,
    retentionDays: 0,
    junkRetentionDays: 30,
  });
});

test('reads every variable', () => {
  const config = parseConfig({
    HOST: '::1',
    PORT: '80',
    DATA_DIR: '/var/lib/site',
    SITE_DIR: '/srv/site',
    SMTP_URL: 'smtps://user:pass@mail.example:465',
    MAIL_FROM: 'site@plumb.example',
    MAIL_TO: 'a@plumb.example, b@plumb.example',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'https://plumb.example',
    RATE_LIMIT: '0',
  });
  expect(config).toMatchObject({
    port: 80,
    mailTo: ['a@plumb.example', 'b@plumb.example'],
    trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1'],
    rateLimit: 0,
  });
  expect(parseConfig({ TRUST_PROXY: 'True' }).trustProxy).toBe(true);
  expect(parseConfig({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
});

test.each([
  ['“Ann Lee” <ann@plumb.example>; <bob@plumb.example>,', ['ann@plumb.example', 'bob@plumb.example']],
  ['mailto:ann@plumb.example', ['ann@plumb.example']],
  ['root@localhost', ['root@localhost']],
])('TYPED-EMAIL: reads the recipients %j', (typed, mailTo) => {
  expect(parseConfig({ MAIL_TO: typed }).mailTo).toEqual(mailTo);
});

test.each([',', 'ann', 'ann@plumb.example bob@plumb.example'])('refuses the recipients %j', (typed) => {
  expect(() => parseConfig({ MAIL_TO: typed })).toThrow(/MAIL_TO must be one e-mail address/);
});

test('reports all errors at once', () => {
  const env = {
    PORT: '80x',
    SMTP_URL: 'mail.example:25',
    MAIL_FROM: 'Plumb <site@plumb>, <office@plumb.example>',
    MAIL_TO: 'a@plumb.example, b',
    TRUST_PROXY: '10.0.0.0/33, maybe',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'plumb.example',
    RATE_LIMIT: '-1',
  };
  let message = '';
  try {
    parseConfig(env);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toBe(
    `The configuration is invalid:
  PORT must be a whole number from 0 to 65535.
  SMTP_URL must look like smtp://user:password@host:587 or smtps://host:465.
  MAIL_FROM must be one e-mail address such as leads@example.com.
  MAIL_TO must be one e-mail address such as leads@example.com.
  TRUST_PROXY must be true, false or a list of addresses such as 127.0.0.1,10.0.0.0/8, but contains "10.0.0.0/33".
  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.
  PUBLIC_URL must look like https://www.example.com, without a path.
  RATE_LIMIT must be a whole number from 0 to 1000000.`,
  );
});

test.each([
  'https://x.example/?q',
  'https://x.example/#f',
  'https://u:p@x.example',
  'https://x.example/a',
  'ftp://x.example',
])("rejects %s as the site's address, because links are built from it", (url) => {
  expect(() => parseConfig({ PUBLIC_URL: url })).toThrow(/PUBLIC_URL must look like/);
});

const encoding = 'in a user name or password, write';

test.each([
  ['SMTP_URL', 'smtp://me@example.com:pa#ss@127.0.0.1:2590', `has "#" before its last "@": ${encoding} %23`],
  ['SMTP_URL', 'smtp://me@example.com:12#ss@127.0.0.1:2590', `has "#" before its last "@": ${encoding} %23`],
  ['SMTP_URL', 'smtp://me:ab/cd@127.0.0.1:2590', `has "/" before its last "@": ${encoding} %2F`],
  ['SMTP_URL', 'smtps://me:what?yes@127.0.0.1', `has "?" before its last "@": ${encoding} %3F`],
  [
    'SMTP_URL',
    'smtp://me:a#b/c#d@e@127.0.0.1',
    `has "#" and "/" before its last "@": ${encoding} %23 and %2F`,
  ],
  ['SMTP_URL', 'smtp://mail.example#ss', 'has a "#": write %23 instead'],
  ['DATABASE_URL', 'postgres://me:12#ss@127.0.0.1:5999/db', `has "#" before its last "@": ${encoding} %23`],
  ['DATABASE_URL', 'postgresql://me:a?ss@host/db', `has "?" before its last "@": ${encoding} %3F`],
  ['WEBHOOK_URL', 'https://crm.example/hook#ss', 'has a "#": write %23 instead'],
  ['PUBLIC_URL', 'https://me:ss@www.example.com', 'but has "@" after its //'],
  ['PUBLIC_URL', 'https://www.example.com?ss', 'but has "?" after its //'],
  ['ALLOWED_ORIGINS', 'https://www.example.com,https://a.example/ss', 'but has "/" after its //'],
])('names the invalid character of %s without repeating %j', (name, value, sentence) => {
  const parse = () => parseConfig({ [name]: value, WEBHOOK_SECRET: 'sixteen characters' });
  expect(parse).toThrow(`  ${name} `);
  expect(parse).toThrow(sentence);
  expect(parse).not.toThrow(/ss\b/);
});

test.each([
  'smtp://me@example.com:p@ss %+&$!%23%2F%3F:[é]\\@mail.example:587',
  'smtp://mail.example',
  'smtps://me:12%23ss@mail.example:465/?requireTLS=false',
])('accepts %j as a mail server', (url) => {
  expect(parseConfig({ SMTP_URL: url }).smtpUrl).toBe(url);
});

test.each(['postgres://me:12%23@host:5432/db?sslmode=require', 'postgresql:///db?host=/var/run/postgresql'])(
  'accepts %j as a database',
  (url) => {
    expect(parseConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  },
);

test('accepts a webhook only with a valid secret', () => {
  const url = 'https://crm.example/hook';
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  expect(parseConfig({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }).webhook).toEqual({ url, secret });
  for (const [webhookUrl, webhookSecret, sentence] of [
    [url, undefined, /WEBHOOK_URL and WEBHOOK_SECRET must be set together\./],
    [undefined, secret, /must be set together/],
    [url, 'whsec_!!!!!!!!!!!!!!!!', /WEBHOOK_SECRET must be whsec_/],
    [url, 'whsec_c2hvcnQ=', /WEBHOOK_SECRET must be whsec_/],
    [url, 'short', /WEBHOOK_SECRET must be/],
    ['https://user:password@crm.example/hook', secret, /WEBHOOK_URL must look like/],
    ['http://crm.example/hook', secret, /WEBHOOK_URL must look like/],
  ] as const) {
    expect(() => parseConfig({ WEBHOOK_URL: webhookUrl, WEBHOOK_SECRET: webhookSecret })).toThrow(sentence);
  }
});

test('lists every variable in the runbook, and no others', () => {
  const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8');
  const [, table = ''] = /\n## Settings\n([^]*?)\n## /.exec(runbook) ?? [];
  const rows = table.split('\n').filter((line) => /^\| *`/.test(line));
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)]);
  expect(listed.map(([, name]) => name).sort()).toEqual([...variables].sort());
});

test('lists every variable, and those of compose.yaml, in the example settings for images', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const [, fixed = ''] = /\n# Set by compose\.yaml: (.+)\.\n/.exec(example) ?? [];
  const named = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  const others = ['POSTGRES_PASSWORD', 'COUNTS'];
  expect([...named, ...fixed.split(', ')].sort()).toEqual([...variables, ...others].sort());
  const compose = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');
  for (const name of fixed.split(', ')) expect(compose).toContain(`\n      ${name}: `);
});

test('states the actual defaults in the runbook', () => {
  const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8');
  const config = parseConfig({});
  for (const [names, values] of [
    ['`HOST`, `PORT`', `\`${config.host}\`, \`${config.port}\``],
    ['`RATE_LIMIT`', `\`${config.rateLimit}\``],
    ['`REQUEST_LIMIT`', `\`${config.requestLimit}\``],
    ['`FILE_LIMIT`', `\`${config.fileLimit}\``],
    ['`FILE_MB_PER_DAY`', `\`${config.fileMbPerDay}\``],
    ['`MAX_FILES_MB`', `\`${config.maxFilesMb}\``],
    ['`KEEP_FREE_MB`', `\`${config.keepFreeMb}\``],
    ['`FILE_PAUSE_SECONDS`', `\`${config.filePauseSeconds}\``],
    ['`RETENTION_DAYS`', `\`${config.retentionDays}\``],
    ['`JUNK_RETENTION_DAYS`', `\`${config.junkRetentionDays}\``],
    ['`DIGEST_HOUR`', `\`${config.digestHour}\``],
    ['`LOG_LEVEL`', `\`${config.logLevel}\``],
  ]) {
    const row = runbook.split('\n').find((line) => line.startsWith(`| ${names} `));
    expect(row?.split('|')[2]?.trim()).toBe(values);
  }
});
