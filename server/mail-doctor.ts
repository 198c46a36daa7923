/**
 * `npm run mail:doctor`: checks whether this site can send mail and whether receivers will accept it. Sends nothing
 * without --send.
 */
import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { ConfigError, parseConfig } from './core/config.ts';
import { checkDomain } from './mail/doctor/check-domain.ts';
import { checkServer } from './mail/doctor/check-server.ts';
import { chooseRecipients } from './outbox/plan-deliveries.ts';
import { openSite, SiteError } from './website/open-site.ts';

const usage = `Usage: npm run mail:doctor -- [--selector NAME] [--send ADDRESS]
  --selector NAME   look up the DKIM key that your mail provider signs with
  --send ADDRESS    also send a test mail there`;

const marks = { good: '✓', warning: '!', bad: '✗' } as const;

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
  const companyAddress = openSite(config.siteDir).manifest().company.email;
  const { mailFrom, mailTo, alertTo, followUpTo } = config;
  const { ownerAddresses, alertAddresses, secondAddresses } = chooseRecipients(
    { mailFrom, mailTo, alertTo, followUpTo, webhookUrl: undefined },
    companyAddress,
  );
  const from = mailFrom ?? companyAddress;
  // The sender gets the bounces.
  const recipients = [...new Set([...ownerAddresses, ...alertAddresses, ...secondAddresses, from])];
  const domain = from.slice(from.lastIndexOf('@') + 1);
  console.log(`Mail from ${from}:`);
  const findings = [
    ...(await checkServer(config.smtpUrl, { from, recipients, to: values.send })),
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
