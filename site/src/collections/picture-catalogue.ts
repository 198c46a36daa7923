/**
 * pictures/catalogue.yaml: the descriptions of all pictures. A picture's name is its file name without the extension.
 */
import path from 'node:path';
import { z } from 'astro/zod';
import { readContentFile, type Entry } from '../entries/content-entries.ts';

/** A picture's name and its extension. */
const pictureFile = /^[a-z0-9-]+\.(?:jpe?g|png|webp|svg)$/;

const pictureSchema = z.strictObject({
  file: z
    .string()
    .regex(pictureFile, 'write the name of a JPEG, PNG, WebP or SVG in lowercase letters, digits and hyphens')
    .meta({ isHidden: true }),
  title: z.string().min(1),
  /** Describes the picture to people who cannot see it, and to search engines. */
  alt: z.string().min(10).max(200),
  /** Screens and cards crop pictures around it. */
  focal: z
    .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
    .meta({ label: 'Point that stays visible' }),
  /** A rendering is computer-generated; a wordmark is the written name of a company. */
  kind: z
    .enum(['rendering', 'photograph', 'drawing', 'wordmark'])
    .default('rendering')
    .meta({ label: 'What it is' }),
  tags: z.array(z.string()).default([]),
  /** Pixels of the file; a rendering is made at this size. */
  width: z.number().int().positive().meta({ isHidden: true }),
  height: z.number().int().positive().meta({ isHidden: true }),
  /** The script in artwork/studio/scenes that renders the picture. Its camera has the picture's name. */
  scene: z.string().optional().meta({ isHidden: true }),
  /** Options of that script: the stage of the work, the light, the kind of room. */
  options: z
    .record(z.string(), z.union([z.string(), z.array(z.number())]))
    .optional()
    .meta({ isHidden: true }),
});

export const catalogueSchema = z.array(pictureSchema);

export type Picture = z.output<typeof pictureSchema>;

/** A picture's name is its file name without the extension. */
const namePicture = (file: string): string => path.parse(file).name;

const readCatalogue = () => readContentFile('pictures/catalogue.yaml', catalogueSchema);

/** In the order of the catalogue. */
export const listPictures = (): Entry<Picture>[] =>
  readCatalogue().map((data) => ({ id: namePicture(data.file), data }));

/** Large sites look up thousands of pictures. */
const indexes = new WeakMap<readonly Picture[], ReadonlyMap<string, Picture>>();

/** An unknown name throws. */
export function getPicture(name: string): Picture {
  const catalogue = readCatalogue();
  const index = indexes.get(catalogue) ?? new Map(catalogue.map((data) => [namePicture(data.file), data]));
  indexes.set(catalogue, index);
  const found = index.get(name);
  if (!found) throw new Error(`there is no picture "${name}" in pictures/catalogue.yaml`);
  return found;
}
