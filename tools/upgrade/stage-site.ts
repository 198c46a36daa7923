/** Combines the new program and the owner's files in a separate folder. The site does not change. */
import { constants, cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { getTop, listOwnerFiles, listProgramFiles } from './program-files.ts';

/** Pictures that the site's last build encoded. Their names contain a hash of the source, so they can be reused. */
const encodedPictures = '.cache/pictures';

/** `version` is the folder of the new version. */
export function stageSite(site: string, version: string, staged: string): void {
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
  cpSync(path.join(site, 'content'), path.join(staged, 'content'), { recursive: true, dereference: true });
}
