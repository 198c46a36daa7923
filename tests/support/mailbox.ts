/** A mail server that keeps every mail as a file, so that tests in other processes can read what arrived. */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  url: string;
  close: () => Promise<void>;
}

export async function openMailbox(folder: string): Promise<Mailbox> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const file = path.join(folder, `${String(++count).padStart(5, '0')}.eml`);
        // A reader must never see half a mail.
        writeFileSync(`${file}.part`, Buffer.concat(chunks));
        renameSync(`${file}.part`, file);
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export async function readMails(folder: string): Promise<Email[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.sort().map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))));
}

/** The first mail that fits; a mail that does not come fails the test and lists those that did. */
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
