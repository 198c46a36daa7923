/**
 * Starts one real server, one real mail server and one folder for copies of the project. All end with the browser
 * tests.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../tools/lib/live-server.ts';
import { openMailbox } from './support/mailbox.ts';

export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  // `npm run test:page` may use a development server.
  const development = process.env['TEST_DEVELOPMENT'];
  if (development) {
    process.env['TEST_SITE_URL'] = development;
    return undefined;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'journeys-'));
  const mails = path.join(folder, 'mails');
  const mailbox = await openMailbox(mails);
  const server = await startServer(path.join(folder, 'data'), {
    SMTP_URL: mailbox.url,
    RATE_LIMIT: '0',
    REQUEST_LIMIT: '0',
    FILE_LIMIT: '0',
    FILE_PAUSE_SECONDS: '1',
  });
  process.env['TEST_SITE_URL'] = server.url;
  process.env['TEST_MAIL_FOLDER'] = mails;
  process.env['TEST_DATA_FOLDER'] = path.join(folder, 'data');
  process.env['TEST_COPIES'] = path.join(folder, 'copies');
  return async () => {
    await server.stop();
    await mailbox.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
