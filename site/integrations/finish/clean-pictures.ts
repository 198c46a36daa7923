/**
 * No picture is published as it came: a photograph says where, when and with what it was taken. Astro copies every source
 * into the site beside what it makes of it, and films and drawings go out as they are.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cleanSvg, readSvg } from '../../src/lib/clean-svg.ts';
import { cleanFilm } from './clean-film.ts';

const raster = '**/*.{jpg,jpeg,png,webp,avif,gif,tif,tiff,heic}';
/** Folders whose pictures the build has encoded itself. */
const encoded = /^(?:_a|share|brand)\//;

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** `pictures`: the folder of the sources. Returns sentences about what must not be published. */
export async function cleanPictures(site: string, pictures: string): Promise<string[]> {
  const problems = removeSources(site, pictures);
  for (const file of globSync(raster, { cwd: site }).filter((name) => !encoded.test(toAddress(name)))) {
    const { exif, xmp, iptc } = await sharp(path.join(site, file)).metadata();
    if (exif ?? xmp ?? iptc)
      problems.push(
        `${toAddress(file)} says where, when or with what it was taken: put it into pictures/, from where pages show it without that.`,
      );
  }
  for (const file of globSync('**/*.svg', { cwd: site }))
    await clean(site, file, problems, async (bytes) => cleanSvg(readSvg(bytes) ?? fail('it is no SVG')));
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

/** Only what pages are made of is public, so a source that a page names would be missing. */
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
        ? [`${toAddress(file)} shows ${toAddress(source)} as it came: show what getImage() makes of it.`]
        : [];
    }),
  );
}
