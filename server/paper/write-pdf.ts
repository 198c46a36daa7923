/** The PDF of a quote, drawn by a process of its own. */
import path from 'node:path';
import pLimit from 'p-limit';
import { askProgram } from '../processes/ask-program.ts';
import type { QuotePaper } from './draw-quote.ts';
import { paperFolder, printerFile } from './faces.ts';

/** Quotes of a hundred sheets take a second. */
const limits = { megabytes: 128, withinMs: 20_000, mostBytes: 32 * 1024 * 1024 };
/** Fifty acceptances at once need the memory of one. */
const inTurn = pLimit(1);

/** Throws an error that names the quote, also before `npm run program`. */
export const writePdf = (paper: QuotePaper, folder = paperFolder): Promise<Buffer> =>
  inTurn(() =>
    askProgram(path.join(folder, printerFile), paper, limits).catch((error: unknown) => {
      const { reference, version } = paper.quote;
      const { message } = error as Error;
      throw new Error(`The PDF of ${reference}, version ${version}, was not made: ${message}`, {
        cause: error,
      });
    }),
  );
