/** Finds films that many visitors would not see: in a format of few browsers, or with an ending that pages ignore. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findRareFormat } from './film-format.ts';
import type { OpenPoint } from './open-point.ts';

const endings = /\.(?:mp4|m4v|mov|qt|avi|mkv|webm|wmv|mpe?g|mts|3gp)$/i;
const write =
  'Save it again as an MP4 with H.264 and 8 bits, in HandBrake for example with the preset “Fast 1080p30”. An iPhone records in H.264 with Settings, Camera, Formats, “Most Compatible”.';

function describe(file: string): string | undefined {
  const name = path.basename(file);
  if (!name.endsWith('.mp4')) return `No page shows the film ${name}, because its name does not end in .mp4.`;
  try {
    const format = findRareFormat(readFileSync(file));
    return format && `Only some browsers play the film ${name}: its format is ${format}.`;
  } catch {
    return `No browser plays the film ${name}: it is damaged or not an MP4.`;
  }
}

export function findFilms(folder: string): OpenPoint[] {
  const clips = path.join(folder, 'pictures/clips');
  const films = existsSync(clips) ? readdirSync(clips).filter((name) => endings.test(name)) : [];
  return films.sort().flatMap((name): OpenPoint[] => {
    const what = describe(path.join(clips, name));
    return what === undefined ? [] : [{ kind: 'film', what, where: `pictures/clips/${name}`, write }];
  });
}
