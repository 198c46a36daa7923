/**
 * Content names other content ("picture: frame-inside"). A schema turns such a name into a tagged reference;
 * the build replaces it by what it names, so that components receive plain data.
 */
import { z } from 'astro/zod';

/** How a picture is used; decides which derivatives are made (see collections/pictures.ts). */
export type PictureUse = 'hero' | 'lead' | 'half' | 'third' | 'tile';

/** What a picture reference becomes: everything a <picture> needs. */
export interface PictureData {
  alt: string;
  /** Nobody took it: the footer of its page says so. */
  isRendering: boolean;
  /** Pixels of the largest derivative. */
  width: number;
  height: number;
  /** Point that must stay visible when the picture is cropped, in percent from the left and the top. */
  focal: readonly [number, number];
  /** Average color, #rrggbb, shown until the picture arrives. */
  tone: string;
  avif: string | null;
  /** `null` except for heroes: elsewhere `fallback` is the one WebP. */
  webp: string | null;
  fallback: string;
  /** Square crop for phones, only for heroes. */
  phone: { avif: string; webp: string; width: number; height: number } | null;
}

/** A short film without sound. */
export interface ClipData {
  src: string;
}

declare const target: unique symbol;

export interface Reference<Target = unknown> {
  /** `picture`, `clip`, or a folder of content/. */
  $ref: string;
  name: string;
  /** Type of what replaces the reference; only the compiler reads it. */
  readonly [target]?: Target;
}
export interface PictureReference extends Reference<PictureData> {
  use: PictureUse;
}

/** Data with every reference replaced. */
export type Resolved<T> =
  T extends Reference<infer Target>
    ? Target
    : T extends readonly (infer Item)[]
      ? Resolved<Item>[]
      : T extends object
        ? { [Key in keyof T]: Resolved<T[Key]> }
        : T;

/** `missing`: what is said while nothing is chosen. */
const nameOr = (missing: string) =>
  z
    .string()
    .min(1, { error: missing, abort: true })
    .regex(/^[a-z0-9-]+$/, 'a name is written in small letters, digits and hyphens');
const name = nameOr('choose one');

/** Name of an entry of pictures/catalogue.yaml, without the file's ending. */
export const picture = (use: PictureUse) =>
  nameOr('choose a picture').transform((value): PictureReference => ({ $ref: 'picture', name: value, use }));

/** Name of a file of pictures/clips, without its ending. */
export const clip = () => name.transform((value): Reference<ClipData> => ({ $ref: 'clip', name: value }));

/** Makes references to a collection whose files sections may name: `toTeaser` says what a section receives of a file. */
export function referTo<const Folder extends string, Entry, Teaser>(
  folder: Folder,
  schema: z.ZodType<Entry>,
  toTeaser: (entry: Entry, name: string) => Teaser,
) {
  const reference = () =>
    name.transform((value): Reference<Resolved<Teaser>> => ({ $ref: folder, name: value }));
  return Object.assign(reference, { folder, schema, toTeaser });
}

/** What sections receive of a collection: `TeaserOf<typeof service>`. */
export type TeaserOf<R extends { toTeaser: (...args: never[]) => unknown }> = Resolved<
  ReturnType<R['toTeaser']>
>;

/** Brings what a reference names; references in it are replaced in turn. */
export type Load = (reference: Reference) => Promise<unknown>;

/** Replaces every reference in `data`. An unknown name throws an error that says `where` it is. */
export async function resolveReferences<T>(data: T, load: Load, where: string): Promise<Resolved<T>> {
  return (await resolveValue(data, load, where)) as Resolved<T>;
}

async function resolveValue(value: unknown, load: Load, where: string): Promise<unknown> {
  if (Array.isArray(value)) {
    return Promise.all(value.map((item, index) => resolveValue(item, load, `${where}[${String(index)}]`)));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (isReference(value)) {
    const loaded = await load(value).catch((error: unknown) => {
      const sentence = error instanceof Error ? error.message : String(error);
      throw new Error(`${where}: ${sentence}`, { cause: error });
    });
    return resolveValue(loaded, load, `${where} (${value.$ref}/${value.name})`);
  }
  const entries = Object.entries(value).map(
    async ([key, item]) => [key, await resolveValue(item, load, `${where}.${key}`)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function isReference(value: object): value is Reference {
  return '$ref' in value;
}
