/** A mail server that stores every mail as a file, so that tests in other processes can read it. */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { startSmtpPeer, type SmtpPeer } from '../../server/testing/smtp-peer.ts';

export function openMailbox(folder: string): Promise<SmtpPeer> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  return startSmtpPeer({
    keep(raw) {
      const file = path.join(folder, `${String(++count).padStart(5, '0')}.eml`);
      // Rename after writing: a reader must never see half a mail.
      writeFileSync(`${file}.part`, raw);
      renameSync(`${file}.part`, file);
    },
  });
}

export async function readMails(folder: string): Promise<Email[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.sort().map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))));
}

/** Returns the first matching mail. If none arrives, the error lists the mails that did. */
export async function waitForMail(
  folder: string,
  fits: (mail: Email) => boolean,
  timeoutMs = 15_000,
): Promise<Email> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const mails = await readMails(folder);
    const found = mails.find(fits);
    if (found) return found;
    if (Date.now() > end) {
      const subjects = mails.map(({ subject }) => `"${subject ?? ''}"`).join(', ') || 'none';
      throw new Error(`The expected mail did not arrive within ${timeoutMs} ms. Arrived: ${subjects}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
