/** The picture that is shown when somebody passes a page on: cropped, with the company's mark on a bar in the accent. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawLogoMark, type LogoColors } from './logo-mark.ts';

/** Pixels that all services take. */
const [width, height] = [1200, 630];
/** Kept between builds; from the project's folder, where builds run. What no build has used for so long is dropped. */
const cache = '.cache/share';
const keptDays = 30;

/** Address of the picture for a page of a direction; pages/share makes it. */
export const getSharePath = (picture: string, direction: string) => `/share/${picture}.${direction}.jpg`;

export async function drawSharePicture(file: string, colors: LogoColors): Promise<Buffer> {
  const source = await readFile(file);
  const mark = Buffer.from(drawMark(colors));
  const kept = `${cache}/${createHash('sha256').update(source).update(mark).digest('hex')}.jpg`;
  if (existsSync(kept)) {
    const now = new Date();
    await utimes(kept, now, now);
    return readFile(kept);
  }
  const picture = await sharp(source)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: mark }])
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
  await mkdir(cache, { recursive: true });
  await writeFile(kept, picture);
  await dropUnused();
  return picture;
}

async function dropUnused(): Promise<void> {
  const oldestMs = Date.now() - keptDays * 86_400_000;
  for (const name of await readdir(cache)) {
    const file = `${cache}/${name}`;
    if ((await stat(file)).mtimeMs < oldestMs) await rm(file, { force: true });
  }
}

/** The mark, 150 pixels wide, on a bar at the foot. */
const drawMark = (colors: LogoColors) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${colors.accent}" d="M0 ${height - 24}h${width}v24H0z"/>
<g transform="translate(64 ${height - 24 - 150}) scale(3.75)">${drawLogoMark(colors)}</g></svg>`;
