/** Reads the files of a form, one after the other: the next one comes when the last one has its answer. */
import type { FastifyRequest } from 'fastify';
import type { ArrivingFile, FileOutcome } from '../../files/file-intake.ts';

interface ArrivedFile {
  /** What the visitor calls it, for them alone: it is shown to nobody else and kept nowhere. */
  shownName: string;
  outcome: FileOutcome;
}

export interface ArrivedFiles {
  arrived: ArrivedFile[];
  /** False when the form broke off or was no form: there may have been more. */
  isWhole: boolean;
}

export async function readFiles(
  request: FastifyRequest,
  accept: (file: ArrivingFile) => Promise<FileOutcome>,
): Promise<ArrivedFiles> {
  const arrived: ArrivedFile[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const { file, filename } = part;
      // A field in which nothing was chosen.
      if (filename === undefined || filename === '') {
        file.resume();
        continue;
      }
      const outcome = await accept({
        stream: file,
        isTruncated: () => file.truncated,
        remoteAddress: request.ip,
      });
      arrived.push({ shownName: toShownName(filename), outcome });
    }
    return { arrived, isWhole: true };
  } catch {
    // Every error of the parser is about what was sent.
    return { arrived, isWhole: false };
  }
}

const longestShownName = 60;

/** Without the folders that some browsers send, and without signs that hide or turn what follows. */
function toShownName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .trim();
  return shown.length > longestShownName
    ? `${shown.slice(0, longestShownName).toWellFormed()}…`
    : shown || '?';
}
