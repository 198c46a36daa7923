/** The PDF of a quote, drawn by a process of its own. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import pLimit from 'p-limit';
import { formatDay, formatTime } from '../../contract/language.ts';
import { inLanguage } from '../presenter/in-language.ts';
import type { PaperDays, QuotePaper } from './draw-quote.ts';
import { paperFolder, printerFile } from './faces.ts';

/** Quotes of a hundred sheets take a second. */
const longestMs = 20_000;
const mostMegabytes = 128;
/** Fifty acceptances at once need the memory of one. */
const inTurn = pLimit(1);

export interface PdfSource extends Omit<QuotePaper, 'days'> {
  /** Of the office. */
  timeZone: string;
}

export const writeDays = ({ quote, acceptance, timeZone }: PdfSource): PaperDays =>
  inLanguage(quote.language, () => ({
    sent: formatDay(quote.sentOn),
    validUntil: formatDay(quote.validUntil),
    accepted: acceptance ? formatTime(acceptance.atMs, timeZone, 'full') : '',
  }));

/** Throws an error with what the process wrote, if it fails, takes too long or is not there before `npm run program`. */
export const writePdf = (source: PdfSource, folder = paperFolder): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const child = execFile(
          process.execPath,
          [`--max-old-space-size=${mostMegabytes}`, path.join(folder, printerFile)],
          // An empty environment, because the server's settings contain passwords.
          {
            ...{ env: {}, encoding: 'buffer', maxBuffer: 32 * 1024 * 1024 },
            ...{ timeout: longestMs, killSignal: 'SIGKILL' },
          },
          (error, pdf, stderr) => {
            if (!error) return resolve(pdf);
            const { reference, version } = source.quote;
            const reason = error.killed ? `it took more than ${longestMs} ms` : stderr.toString().trim();
            reject(
              new Error(`The PDF of ${reference}, version ${version}, was not made: ${reason}`, {
                cause: error,
              }),
            );
          },
        );
        child.stdin?.on('error', () => undefined);
        const { timeZone: _, ...paper } = source;
        const drawn: QuotePaper = { ...paper, days: writeDays(source) };
        child.stdin?.end(JSON.stringify(drawn));
      }),
  );
