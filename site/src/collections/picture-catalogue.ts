/** pictures/catalogue.yaml: what each picture shows. A picture's name is its file without the ending. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { file } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { picturesFolder } from '../../../contract/content-folder.ts';

/** A picture's name, then its ending. */
const pictureFile = /^[a-z0-9-]+\.(?:jpe?g|png|webp|svg)$/;

export const pictureCatalogue = {
  loader: file(pathToFileURL(path.join(picturesFolder, 'catalogue.yaml')).href, {
    parser: (text) =>
      (parse(text) as { file: string }[]).map((entry) => ({
        ...entry,
        id: entry.file.replace(/\.\w+$/, ''),
      })),
  }),
  schema: z.strictObject({
    id: z.string(),
    /** File in pictures/. */
    file: z
      .string()
      .regex(pictureFile, 'write the name of a JPEG, PNG, WebP or SVG in small letters, digits and hyphens'),
    title: z.string().min(1),
    /** What the picture shows: its alternative text. */
    alt: z.string().min(10).max(200),
    /** Point that must stay visible, in percent from left and top. */
    focal: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]),
    /** `rendering` until the owner replaces the file with a photograph; a `wordmark` is a firm's written name. */
    kind: z.enum(['rendering', 'photograph', 'drawing', 'wordmark']).default('rendering'),
    tags: z.array(z.string()).default([]),
    /** Pixels of the file; a rendering is made at this size. */
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    /** Script in artwork/studio/scenes that renders the picture from the camera of its name. */
    scene: z.string().optional(),
    /** Options of that script: the stage of the work, the light, the kind of room. */
    options: z.record(z.string(), z.union([z.string(), z.array(z.number())])).optional(),
  }),
};
