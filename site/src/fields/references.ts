/**
 * Content names other content ("picture: frame-inside"). A schema turns the name into a tagged reference. The build
 * replaces the reference with its target, so that components receive plain data.
 */
import { z } from 'astro/zod';

/** The use of a picture decides which derivatives the build makes (collections/pictures.ts). */
export type PictureUse = 'hero' | 'lead' | 'half' | 'third' | 'tile';

/** A resolved picture: everything that a <picture> needs. */
export interface PictureData {
  alt: string;
  /** The picture is a rendering, which the footer of its page discloses. */
  isRendering: boolean;
  /** Pixels of the largest derivative. */
  width: number;
  height: number;
  /** The point that stays visible when the picture is cropped, in percent from left and top. */
  focal: readonly [number, number];
  /** Average color, #rrggbb, shown until the picture loads. */
  tone: string;
  avif: string | null;
  /** Replaces `avif` once the page has loaded (Hero.client.ts). Only for heroes whose file is wide enough. */
  sharper?: string | undefined;
  /** The only WebP. */
  fallback: string;
  /** A square crop for phones, only for heroes. */
  phone: { avif: string; sharper?: string | undefined; webp: string } | null;
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
  /** The type of the target, for the compiler only. */
  readonly [target]?: Target;
}
export interface PictureReference extends Reference<PictureData> {
  use: PictureUse;
  /** In a preview, the mark of the field that names the picture. */
  mark?: string;
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

/** `missing`: the error message while nothing is selected. */
const nameOr = (missing: string) =>
  z
    .string()
    .min(1, { error: missing, abort: true })
    .regex(/^[a-z0-9-]+$/, 'use only lowercase letters, digits and hyphens');
const name = nameOr('choose one');

/** The name of an entry in pictures/catalogue.yaml, without file extension. */
export const picture = (use: PictureUse) =>
  nameOr('choose a picture').transform((value): PictureReference => ({ $ref: 'picture', name: value, use }));

/** The name of a file in pictures/clips, without extension. */
export const clip = () => name.transform((value): Reference<ClipData> => ({ $ref: 'clip', name: value }));

/** Makes references to a collection. `toTeaser` reduces a file to the part that sections receive. */
export function referTo<const Folder extends string, Entry, Teaser>(
  folder: Folder,
  schema: z.ZodType<Entry>,
  toTeaser: (entry: Entry, name: string) => Teaser,
) {
  const reference = () =>
    name.transform((value): Reference<Resolved<Teaser>> => ({ $ref: folder, name: value }));
  return Object.assign(reference, { folder, schema, toTeaser });
}

/** The part of a collection that sections receive: `TeaserOf<typeof service>`. */
export type TeaserOf<R extends { toTeaser: (...args: never[]) => unknown }> = Resolved<
  ReturnType<R['toTeaser']>
>;

/** Loads the target of a reference. References inside it are resolved in turn. */
export type Load = (reference: Reference) => Promise<unknown>;

/** Replaces every reference in `data`. An unknown name throws an error that includes `where`. */
export async function resolveReferences<T>(data: T, load: Load, where: string): Promise<Resolved<T>> {
  return (await resolveValue(data, load, where)) as Resolved<T>;
}

async function resolveValue(value: unknown, load: Load, where: string): Promise<unknown> {
  if (typeof value !== 'object' || value === null || !hasReference(value)) return value;
  if (Array.isArray(value)) {
    return Promise.all(value.map((item, index) => resolveValue(item, load, `${where}[${String(index)}]`)));
  }
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

/** Most content names nothing else, and a promise for each of its values would take longer than everything else. */
const hasReference = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isReference(value) || Object.values(value).some(hasReference));

function isReference(value: object): value is Reference {
  return '$ref' in value;
}
