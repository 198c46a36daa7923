/** Checks this machine's server settings: the public address, and mail with the checks of `npm run mail:doctor`. */
import { Resolver } from 'node:dns/promises';
import path from 'node:path';
import { bin, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import type { OpenPoint } from './open-point.ts';

export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  /** Returns the doctor's output, one finding per line. */
  askDoctor: (from: string) => Promise<string>;
  /** Whether DNS works on this machine. */
  isOnline: () => Promise<boolean>;
}

export const thisMachine: Surroundings = {
  env: process.env,
  askDoctor: async (from) => {
    const program = path.join(root, 'server/mail-doctor.ts');
    return (await run(bin('node'), [program], { env: { MAIL_FROM: from }, quiet: true })).output;
  },
  isOnline: async () => {
    const names = new Resolver({ timeout: 3000, tries: 1 });
    return names.resolveNs('com').then(
      () => true,
      () => false,
    );
  },
};

const isLocal = (host: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

export async function checkSettings(
  companyEmail: string,
  { env, askDoctor, isOnline }: Surroundings,
): Promise<OpenPoint[]> {
  const host = URL.parse(env['PUBLIC_URL'] ?? '')?.hostname;
  const points: OpenPoint[] = [];
  if (!host || isLocal(host) || host.endsWith('.example'))
    points.push({
      kind: 'public-url',
      what: host
        ? `The site's public address is ${host}, which visitors cannot reach.`
        : "The site's public address is not set here.",
      where: 'the settings of the server (docs/runbook.md)',
      write:
        'Ask whoever sets up the server for PUBLIC_URL=https://www.your-domain.com, and write the same address as “Address of the site” under Company.',
    });
  const from = env['MAIL_FROM'] ?? companyEmail;
  const mail = (what: string): OpenPoint => ({
    kind: 'mail',
    what,
    where: 'the settings of the server, or the DNS records of your domain',
    write: 'Ask whoever sets up the server: “npm run mail:doctor” and docs/runbook.md say how.',
  });
  // The office gets no password: MAIL_SERVER only says that the server has one.
  if (!env['SMTP_URL'] && !env['MAIL_SERVER'])
    points.push(mail('No mail server is set here: requests are stored, but nobody gets a mail (SMTP_URL).'));
  if (from.endsWith('.example')) {
    points.push(
      mail(`The DNS records of ${from.split('@')[1]} cannot be checked: the domain does not exist.`),
    );
  } else if (await isOnline()) {
    const lines = (await askDoctor(from)).split('\n').filter((line) => /^[!✗] /.test(line));
    // The missing SMTP_URL is reported above.
    points.push(...lines.filter((line) => !line.includes('SMTP_URL')).map((line) => mail(line.slice(2))));
  } else {
    points.push(mail('The mail server and DNS records cannot be checked: this machine has no working DNS.'));
  }
  return points;
}
