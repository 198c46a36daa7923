/** Combines the new program and the owner's files in a separate folder. The site does not change. */
import { constants, cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/list-files.ts';
import type { FileNotes } from './migrations/migration.ts';
import { getTop, listOwnerFiles, listProgramFiles } from './program-files.ts';

/** Pictures that the site's last build encoded. Their names contain a hash of the source, so they can be reused. */
const encodedPictures = '.cache/astro/assets';

/** `version` is the folder of the new version. Returns the changes to the owner's folders. */
export function stageSite(site: string, version: string, staged: string): FileNotes[] {
  const program = listProgramFiles(version);
  for (const file of program) cpSync(path.join(version, file), path.join(staged, file));
  const copy = (from: string, to: string) => {
    if (existsSync(from))
      cpSync(from, to, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  };
  copy(path.join(version, 'node_modules'), path.join(staged, 'node_modules'));
  copy(path.join(site, encodedPictures), path.join(staged, encodedPictures));
  for (const file of listOwnerFiles(site, new Set(program.map(getTop))))
    copy(path.join(site, file), path.join(staged, file));
  return stageContent(site, path.join(staged, 'content'));
}

/** Up to version 0.2, pictures/ was next to content/, and setup moved the demonstration to samples/. */
function stageContent(site: string, content: string): FileNotes[] {
  const copy = (folder: string, to: string) =>
    cpSync(path.join(site, folder), to, { recursive: true, dereference: true, force: false });
  copy('content', content);
  const notes: FileNotes[] = [];
  const pictures = listFiles(path.join(site, 'pictures'));
  if (pictures.length > 0) {
    copy('pictures', path.join(content, 'pictures'));
    notes.push({ file: 'pictures', notes: [`is now content/pictures (${sayCount(pictures.length)})`] });
  }
  const counts = Map.groupBy(listFiles(path.join(site, 'samples')), (file) => path.posix.dirname(file));
  for (const [folder, { length }] of counts)
    notes.push({ file: `samples/${folder}`, notes: [`is no longer used (${sayCount(length)})`] });
  return notes;
}

const sayCount = (files: number): string => (files === 1 ? '1 file' : `${files} files`);
