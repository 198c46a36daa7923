/** Does the mail server answer, encrypt and accept the login, as the site would use it? */
import { createTransport } from 'nodemailer';
import type { Finding } from './check-domain.ts';

const timeoutsMs = { connectionTimeout: 15_000, greetingTimeout: 15_000 };

export interface TestMail {
  from: string;
  /** Nothing is sent without it. */
  to: string | undefined;
}

export async function checkServer(smtpUrl: string | undefined, mail: TestMail): Promise<Finding> {
  if (smtpUrl === undefined)
    return { level: 'bad', sentence: 'SMTP: SMTP_URL is not set, so no mail goes out.' };
  const login = URL.parse(smtpUrl)?.username ? 'takes the login' : 'asks for no login';
  try {
    await tryServer(smtpUrl, true, mail);
    return { level: 'good', sentence: `SMTP: the mail server answers, encrypts and ${login}.${tell(mail)}` };
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === 'EAUTH') return { level: 'bad', sentence: `SMTP: the login is refused: ${message}` };
  }
  try {
    await tryServer(smtpUrl, false, mail);
    const sentence = `SMTP: the mail server answers and ${login}, but does not encrypt: passwords and mails can be read on their way.${tell(mail)}`;
    return { level: 'warning', sentence };
  } catch (error) {
    return { level: 'bad', sentence: `SMTP: ${(error as Error).message}` };
  }
}

async function tryServer(url: string, requireTLS: boolean, { from, to }: TestMail): Promise<void> {
  const transport = createTransport({ url, requireTLS, ...timeoutsMs });
  try {
    await transport.verify();
    if (to === undefined) return;
    await transport.sendMail({
      from,
      to,
      subject: 'Test of the website’s mail',
      text: 'If you read this in your inbox, and not among the spam, mail from the website arrives.\n',
    });
  } finally {
    transport.close();
  }
}

function tell({ to }: TestMail): string {
  return to === undefined ? '' : ` A test mail was handed over for ${to}.`;
}
