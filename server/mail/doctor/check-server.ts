/**
 * Checks that the mail server answers, encrypts, accepts the login, and accepts mail to everybody the site writes to.
 */
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isAboutUs, mustEncrypt } from '../smtp.ts';
import type { Finding } from './check-domain.ts';

const timeoutsMs = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 15_000 };
const longestDialogMs = 60_000;

export interface TestMail {
  from: string;
  /** The site's recipients: checked with RCPT TO, but sent nothing. */
  recipients: readonly string[];
  /** A test mail goes here; undefined sends none. */
  to: string | undefined;
}

interface Refusal {
  command: string;
  response: string;
}

export async function checkServer(smtpUrl: string | undefined, mail: TestMail): Promise<Finding[]> {
  if (smtpUrl === undefined) return bad('SMTP: SMTP_URL is not set, so no mail goes out.');
  const login = URL.parse(smtpUrl)?.username ? 'accepts the login' : 'needs no login';
  try {
    const rest = await tryServer(smtpUrl, true, mail);
    return [
      { level: 'good', sentence: `SMTP: the mail server answers, encrypts and ${login}.${tell(mail)}` },
      ...rest,
    ];
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === 'EAUTH') return bad(`SMTP: the server rejected the login: ${message}`);
    if (mustEncrypt(smtpUrl)) return bad(`SMTP: ${message}`);
  }
  try {
    const rest = await tryServer(smtpUrl, false, mail);
    const sentence = `SMTP: the mail server answers and ${login}, but does not encrypt: others can read passwords and mails in transit.${tell(mail)}`;
    return [{ level: 'warning', sentence }, ...rest];
  } catch (error) {
    return bad(`SMTP: ${(error as Error).message}`);
  }
}

async function tryServer(url: string, requireTLS: boolean, mail: TestMail): Promise<Finding[]> {
  const findings = (await tryEnvelope(url, requireTLS, mail)).map(toFinding);
  if (mail.to === undefined) return findings;
  const transport = createTransport({ url, requireTLS, ...timeoutsMs });
  try {
    await transport.sendMail({
      from: mail.from,
      to: mail.to,
      subject: 'Test of the website’s mail',
      text: 'If you read this in your inbox, and not among the spam, mail from the website arrives.\n',
    });
    return findings;
  } finally {
    transport.close();
  }
}

/** Runs the SMTP dialog up to the recipients, then resets it without sending a message. */
async function tryEnvelope(url: string, requireTLS: boolean, mail: TestMail): Promise<Refusal[]> {
  const { auth, ...place } = parseConnectionUrl(url);
  const refusals: Refusal[] = [];
  const connection = new SMTPConnection({
    ...place,
    ...timeoutsMs,
    requireTLS,
    // The library sends raw commands only during authentication, so the dialog runs as an auth method.
    customAuth: {
      async envelope({ sendCommand }) {
        const commands = [
          `MAIL FROM:<${mail.from}>`,
          ...mail.recipients.map((recipient) => `RCPT TO:<${recipient}>`),
        ];
        for (const command of commands) {
          const { status, response } = await sendCommand(command);
          if (status >= 300) refusals.push({ command, response });
          if (status >= 300 && command === commands[0]) break;
        }
        await sendCommand('RSET');
      },
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Refusal[]>();
  const tooLong = new Error(`the mail server took longer than ${longestDialogMs / 1_000} seconds`);
  const timer = setTimeout(() => reject(tooLong), longestDialogMs);
  connection.on('error', reject);
  const askForAll = () =>
    connection.login({ method: 'envelope' }, (error) => (error ? reject(error) : resolve(refusals)));
  connection.connect((error) => {
    if (error) reject(error);
    else if (auth === undefined) askForAll();
    else connection.login(auth, (refused) => (refused ? reject(refused) : askForAll()));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

function toFinding({ command, response }: Refusal): Finding {
  const isSender = command.startsWith('MAIL');
  const whom = `${isSender ? 'sender' : 'recipient'} ${command.slice(command.indexOf('<') + 1, -1)}`;
  const meaning =
    isSender || isAboutUs(response)
      ? 'All mails wait until MAIL_FROM or the login in SMTP_URL is repaired.'
      : 'Correct MAIL_TO or ALERT_TO.';
  // Some servers defer an unknown sender at first (graylisting).
  if (response.startsWith('4'))
    return { level: 'warning', sentence: `SMTP: the ${whom} is deferred: ${response}` };
  return { level: 'bad', sentence: `SMTP: the ${whom} is refused: ${response}. ${meaning}` };
}

function bad(sentence: string): Finding[] {
  return [{ level: 'bad', sentence }];
}

function tell({ to }: TestMail): string {
  return to === undefined ? '' : ` Sent a test mail to ${to}.`;
}
