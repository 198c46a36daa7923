/** Reads the files of a form one by one: the next starts when the previous one has its answer. */
import type { FastifyRequest } from 'fastify';
import type { ArrivingFile, FileOutcome } from '../../files/file-intake.ts';

interface ArrivedFile {
  /** The visitor's own file name, shown only to the visitor and never stored. */
  shownName: string;
  outcome: FileOutcome;
}

export interface ArrivedFiles {
  arrived: ArrivedFile[];
  /** False if the form broke off or was invalid, so that files may be missing. */
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
      // An empty file input.
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
    // All parser errors concern the input.
    return { arrived, isWhole: false };
  }
}

const longestShownName = 60;

/** Removes folders, which some browsers send, and characters that hide or reverse text. */
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
