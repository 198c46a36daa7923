/** pictures/clips: short, silent films as MP4. */
import { indexByName } from '../lib/index-by-name.ts';
import type { ClipData, Reference } from '../lib/references.ts';

const files = indexByName(
  import.meta.glob<string>('@content/pictures/clips/*.mp4', {
    import: 'default',
    query: '?url',
    eager: true,
  }),
);

export function loadClip({ name }: Reference<ClipData>): Promise<ClipData> {
  const src = files.get(`${name}.mp4`);
  return src
    ? Promise.resolve({ src })
    : Promise.reject(new Error(`there is no pictures/clips/${name}.mp4: a film is an MP4 file (H.264)`));
}
