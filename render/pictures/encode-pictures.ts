/** Makes the files that pages show, or takes them from the cache of earlier renders. */
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { encodePicture, openPicture } from '../../contract/pictures/open-picture.ts';
import { writeWhole } from '../../contract/write-whole.ts';
import { cleanSvg, readSvg } from '../../site/src/logo/clean-svg.ts';
import { findCachedFile, findOrMakeFile } from '../file-cache.ts';
import { drawSharePicture, shareRecipe } from '../../site/src/logo/share-picture.ts';
import { cleanFilm } from './clean-film.ts';
import type { PictureJob, Transform } from './picture-jobs.ts';
import { doSomeAtOnce } from '../some-at-once.ts';
import { hashBytes } from './find-picture.ts';

/**
 * Measured on our pictures: AVIF with effort 1 and chroma subsampling takes a fourteenth of the default's time, and the
 * files are no larger. WebP, for browsers without AVIF, takes three fifths with effort 2 and is 4 % larger.
 */
const settings = {
  avif: { effort: 1, chromaSubsampling: '4:2:0' },
  webp: { effort: 2 },
  /** Of one picture. The bytes of an AVIF depend on it, so it is the same on every machine. */
  threads: 2,
};

sharp.concurrency(settings.threads);
// A cache would take memory, because no picture is decoded twice in a row.
sharp.cache(false);

/** Writes the files of all jobs below the folder `site`. */
export async function encodePictures(site: string, jobs: readonly PictureJob[]): Promise<void> {
  makeFolders(site, jobs);
  await doSomeAtOnce(availableParallelism(), jobs, async (job) =>
    writeWhole(path.join(site, job.file), await makeFile(job)),
  );
}

/** Writes what is in the cache or quick to make, and returns the other jobs. */
export async function encodeQuickly(site: string, jobs: readonly PictureJob[]): Promise<PictureJob[]> {
  makeFolders(site, jobs);
  const left: PictureJob[] = [];
  for (const job of jobs) {
    const isQuick = !job.transform && !job.frame;
    const content = isQuick ? await makeFile(job) : await findCachedFile(...keyOf(job));
    if (content) writeWhole(path.join(site, job.file), content);
    else left.push(job);
  }
  return left;
}

function makeFolders(site: string, jobs: readonly PictureJob[]): void {
  for (const folder of new Set(jobs.map(({ file }) => path.dirname(file))))
    mkdirSync(path.join(site, folder), { recursive: true });
}

/** A hash of everything that decides the content of the file. */
export const hashJob = (job: PictureJob): string => hashBytes(Buffer.from(keyOf(job).flat().join('\n')));

/** Where the cache has the file: everything that decides its content. */
function keyOf({ hash, transform, frame }: PictureJob): [string, string[]] {
  if (frame) return ['share', [hash, JSON.stringify(frame), shareRecipe]];
  return ['pictures', [hash, JSON.stringify(transform ?? 'clean'), JSON.stringify(settings)]];
}

/** Returns the content of the file. The original must not have changed since `findPicture` read it. */
export const makeFile = (job: PictureJob): Promise<Buffer> =>
  findOrMakeFile(...keyOf(job), async () => {
    const { source, hash, transform, frame } = job;
    const content = await readFile(source);
    if (hashBytes(content) !== hash) throw new Error('it changed during the render: render again');
    if (transform) return encode(content, transform);
    if (frame) return drawSharePicture(content, frame);
    const drawing = readSvg(content);
    return drawing === undefined ? cleanFilm(content) : Buffer.from(await cleanSvg(drawing));
  }).catch((error: unknown) => {
    const reason = (error as Error).message;
    throw new Error(`${path.relative('.', job.source)} cannot be published: ${reason}`, { cause: error });
  });

async function encode(
  content: Buffer,
  { width, height, format, quality, position }: Transform,
): Promise<Buffer> {
  const picture = await openPicture(content);
  const resized = picture.resize({ width, height, position, withoutEnlargement: true });
  return encodePicture(resized.toFormat(format, { ...settings[format], quality }).toBuffer());
}
