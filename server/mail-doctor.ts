/** `npm run mail:doctor`: can this site send mail, and will the rest of the world believe it? Sends nothing unless told to. */
import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { createTransport } from 'nodemailer';
import { ConfigError, parseConfig } from './config.ts';
import { checkDomain, type Finding } from './mail/doctor/check-domain.ts';
import { openSite, SiteError } from './site/open-site.ts';

const usage = `Usage: npm run mail:doctor -- [--selector NAME] [--send ADDRESS]
  --selector NAME   look up the DKIM key that your mail provider signs with
  --send ADDRESS    also send a test mail there`;

const marks = { good: '✓', warning: '!', bad: '✗' } as const;

async function checkServer(
  smtpUrl: string | undefined,
  from: string,
  to: string | undefined,
): Promise<Finding> {
  if (smtpUrl === undefined)
    return { level: 'bad', sentence: 'SMTP: SMTP_URL is not set, so no mail goes out.' };
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 15_000, greetingTimeout: 15_000 });
  try {
    await transport.verify();
    if (to === undefined)
      return { level: 'good', sentence: 'SMTP: the mail server answers and takes the login.' };
    await transport.sendMail({
      from,
      to,
      subject: 'Test of the website’s mail',
      text: 'If you read this in your inbox, and not among the spam, mail from the website arrives.\n',
    });
    return { level: 'good', sentence: `SMTP: a test mail was handed over for ${to}.` };
  } catch (error) {
    return { level: 'bad', sentence: `SMTP: ${(error as Error).message}` };
  } finally {
    transport.close();
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      selector: { type: 'string' },
      send: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const config = parseConfig(process.env);
  const from = config.mailFrom ?? openSite(config.siteDir).manifest().company.email;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  console.log(`Mail from ${from}:`);
  const findings = [
    await checkServer(config.smtpUrl, from, values.send),
    ...(await checkDomain(domain, values.selector, new Resolver({ timeout: 5_000, tries: 2 }))),
  ];
  for (const { level, sentence } of findings) console.log(`${marks[level]} ${sentence}`);
  if (findings.some(({ level }) => level === 'bad')) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof SiteError;
  console.error(isExplained ? error.message : `${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
}
