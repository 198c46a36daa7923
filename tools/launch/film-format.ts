/** Names the format of a film that only some browsers play, by the sample entry of its picture. */
import { findBox, listBoxes, type Box } from '../../render/pictures/film-boxes.ts';

const formats: Readonly<Record<string, string>> = {
  hvc1: 'HEVC (“High Efficiency”)',
  hev1: 'HEVC (“High Efficiency”)',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  mp4v: 'MPEG-4 part 2',
  av01: 'AV1',
  vp09: 'VP9',
  jpeg: 'Motion JPEG',
  mjpa: 'Motion JPEG',
  s263: 'H.263',
};
/** Profiles of H.264 with 8 bits and 4:2:0, which every browser plays: Baseline, Main, Extended and High. */
const plainProfiles = [66, 77, 88, 100];
/** The fields of a picture's sample entry before its inner boxes. */
const entryFields = 78;

function nameEntry(film: Buffer, { type, content, end }: Box): string | undefined {
  if (type !== 'avc1' && type !== 'avc3')
    return formats[type] ?? (type.startsWith('ap') ? 'ProRes' : `“${type}”`);
  const settings = listBoxes(film, content + entryFields, end).find((box) => box.type === 'avcC');
  const profile = settings && film[settings.content + 1];
  return profile === undefined || plainProfiles.includes(profile) ? undefined : 'H.264 with more than 8 bits';
}

/** `undefined` if every browser plays the film. Throws a readable error if the film is no complete MP4. */
export function findRareFormat(film: Buffer): string | undefined {
  const movie = listBoxes(film, 0, film.length).find(({ type }) => type === 'moov');
  if (!movie) throw new Error('the film is damaged or incomplete');
  const tracks = listBoxes(film, movie.content, movie.end).filter(({ type }) => type === 'trak');
  for (const track of tracks) {
    const handler = findBox(film, track, 'mdia', 'hdlr');
    if (!handler || film.toString('latin1', handler.content + 8, handler.content + 12) !== 'vide') continue;
    const description = findBox(film, track, 'mdia', 'minf', 'stbl', 'stsd');
    const entries = description ? listBoxes(film, description.content + 8, description.end) : [];
    const rare = entries.map((entry) => nameEntry(film, entry)).find(Boolean);
    if (rare) return rare;
  }
  return undefined;
}
