/** pictures/clips: short, silent films as MP4. */
import path from 'node:path';
import { picturesFolder } from '../../../contract/content-folder.ts';
import { addCopy } from '../../../render/pictures/picture-jobs.ts';
import { hashFile } from '../../../render/pictures/find-picture.ts';
import type { ClipData, Reference } from '../fields/references.ts';

export async function loadClip({ name }: Reference<ClipData>): Promise<ClipData> {
  const film = await hashFile(path.join(picturesFolder, `clips/${name}.mp4`));
  if (!film) throw new Error(`there is no pictures/clips/${name}.mp4: a film is an MP4 file (H.264)`);
  return { src: addCopy(film) };
}
