/**
 * Keeps originals off the site: a photo records where, when and with which camera it was taken. Astro copies every
 * original next to its derivatives, and copies films and drawings unchanged.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cleanSvg, readSvg } from '../../src/lib/clean-svg.ts';
import { cleanFilm } from './clean-film.ts';

const raster = '**/*.{jpg,jpeg,png,webp,avif,gif,tif,tiff,heic}';
/** The build itself encoded the pictures in these folders. */
const encoded = /^(?:_a|share|brand)\//;

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** `pictures`: the folder of the originals. Returns one sentence for each file that must not be published. */
export async function cleanPictures(site: string, pictures: string): Promise<string[]> {
  const problems = removeSources(site, pictures);
  for (const file of globSync(raster, { cwd: site }).filter((name) => !encoded.test(toAddress(name)))) {
    const { exif, xmp, iptc } = await sharp(path.join(site, file)).metadata();
    if (exif ?? xmp ?? iptc)
      problems.push(
        `${toAddress(file)} records where, when or with which camera it was taken: move it to pictures/, because the build removes that from pictures there.`,
      );
  }
  for (const file of globSync('**/*.svg', { cwd: site }))
    await clean(site, file, problems, async (bytes) =>
      cleanSvg(readSvg(bytes) ?? fail('it is not an SVG file')),
    );
  for (const file of globSync('**/*.{mp4,m4v,mov}', { cwd: site }))
    await clean(site, file, problems, cleanFilm);
  return problems;
}

const toAddress = (file: string) => file.split(path.sep).join('/');

const fail = (sentence: string): never => {
  throw new Error(sentence);
};

async function clean(
  site: string,
  file: string,
  problems: string[],
  make: (bytes: Buffer) => Buffer | Promise<string>,
): Promise<void> {
  const target = path.join(site, file);
  try {
    writeFileSync(target, await make(readFileSync(target)));
  } catch (error) {
    problems.push(`${toAddress(file)} cannot be published: ${(error as Error).message}`);
  }
}

/** Removes the originals and reports pages that reference one, because only derivatives are published. */
function removeSources(site: string, pictures: string): string[] {
  const sources = globSync(raster, { cwd: pictures }).map((file) => path.join(pictures, file));
  const sizes = new Set(sources.map((file) => statSync(file).size));
  const candidates = globSync(`_a/${raster}`, { cwd: site }).filter((file) =>
    sizes.has(statSync(path.join(site, file)).size),
  );
  const hashes = new Map(candidates.length > 0 ? sources.map((file) => [hashOf(file), file]) : []);
  const removed = new Map<string, string>();
  for (const file of candidates) {
    const source = hashes.get(hashOf(path.join(site, file)));
    if (source === undefined) continue;
    rmSync(path.join(site, file));
    removed.set(`/${toAddress(file)}`, path.relative(path.dirname(pictures), source));
  }
  return globSync('**/*.{html,css,js,json,xml}', { cwd: site }).flatMap((file) =>
    [...readFileSync(path.join(site, file), 'utf8').matchAll(/\/_a\/[\w.%-]+/g)].flatMap(([address]) => {
      const source = removed.get(decodeURI(address));
      return source
        ? [
            `${toAddress(file)} shows the original ${toAddress(source)}: show the result of getImage() instead.`,
          ]
        : [];
    }),
  );
}
