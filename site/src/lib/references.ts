/**
 * Content names other content ("picture: frame-inside"). A schema turns such a name into a tagged reference;
 * the build replaces it by what it names, so that components receive plain data.
 */
import { z } from 'astro/zod';
import type { SocialLink } from './social-links.ts';

/** How a picture is used; decides which derivatives are made (see collections/pictures.ts). */
export type PictureUse = 'hero' | 'half' | 'third' | 'tile';

/** What a picture reference becomes: everything a <picture> needs. */
export interface PictureData {
  alt: string;
  /** Pixels of the largest derivative. */
  width: number;
  height: number;
  /** Point that must stay visible when the picture is cropped, in percent from the left and the top. */
  focal: readonly [number, number];
  /** Average color, #rrggbb, shown until the picture arrives. */
  tone: string;
  avif: string | null;
  /** Only for heroes: elsewhere `fallback` is the one WebP. */
  webp: string | null;
  fallback: string;
  /** Square crop for phones, only for heroes. */
  phone: { avif: string; webp: string; width: number; height: number } | null;
}
export interface ServiceTeaser {
  title: string;
  path: string;
  summary: string;
  picture: PictureData;
}
export interface ProjectTeaser {
  title: string;
  path: string;
  place: string;
  scope: string;
  year: number;
  /** Filter tags, for example `filter1`. */
  tags: string[];
  /** Label of the first tag in the order of PROJECT-TAGS. */
  label: string;
  picture: PictureData;
}

export interface PostTeaser {
  title: string;
  path: string;
  excerpt: string;
  /** ISO date, `2026-03-14`. */
  date: string;
  author: string;
  /** The first of its categories. */
  category: string;
  picture: PictureData;
}

export interface PartnerTeaser {
  name: string;
  /** Wordmark; its alt text is the name. */
  picture: PictureData;
  /** The partner's own site, when there is one. */
  link: string | null;
}

export interface MemberTeaser {
  name: string;
  /** Job title. */
  title: string;
  path: string;
  /** One or two sentences, when there are any. */
  summary: string | null;
  socials: SocialLink[];
  portrait: PictureData;
}

/** A short film without sound. */
export interface ClipData {
  src: string;
}

export interface ProductTeaser {
  /** Name of its file. */
  id: string;
  title: string;
  /** US dollars. */
  price: number;
  sale: boolean;
  /** Department of the shop; `null` for goods that only the demonstration's other pages show. */
  category: string | null;
  text: string;
  picture: PictureData;
}

/** What each kind of reference becomes. */
interface Targets {
  picture: PictureData;
  clip: ClipData;
  service: ServiceTeaser;
  project: ProjectTeaser;
  post: PostTeaser;
  partner: PartnerTeaser;
  member: MemberTeaser;
  product: ProductTeaser;
}
type Kind = keyof Targets;

export interface Reference<K extends Kind = Kind> {
  $ref: K;
  name: string;
}
export interface PictureReference extends Reference<'picture'> {
  use: PictureUse;
}

/** Data with every reference replaced. */
export type Resolved<T> =
  T extends Reference<infer K>
    ? Targets[K]
    : T extends readonly (infer Item)[]
      ? Resolved<Item>[]
      : T extends object
        ? { [Key in keyof T]: Resolved<T[Key]> }
        : T;

const name = z.string().regex(/^[a-z0-9-]+$/, 'a name is written in small letters, digits and hyphens');

/** Name of an entry of pictures/catalogue.yaml, without the file's ending. */
export const picture = (use: PictureUse) =>
  name.transform((value): PictureReference => ({ $ref: 'picture', name: value, use }));
const refer =
  <K extends Exclude<Kind, 'picture'>>($ref: K) =>
  () =>
    name.transform((value): Reference<K> => ({ $ref, name: value }));
/** Name of a file of pictures/clips, without its ending. */
export const clip = refer('clip');
/** Name of a file of content/services. */
export const service = refer('service');
/** Name of a file of content/projects. */
export const project = refer('project');
/** Name of a file of content/posts. */
export const post = refer('post');
/** Name of a file of content/partners. */
export const partner = refer('partner');
/** Name of a file of content/team. */
export const member = refer('member');
/** Name of a file of content/products. */
export const product = refer('product');

export type Resolvers = {
  [K in Kind]: (reference: K extends 'picture' ? PictureReference : Reference<K>) => Promise<Targets[K]>;
};

/** Replaces every reference in `data`. An unknown name throws an error that says `where` it is. */
export async function resolveReferences<T>(
  data: T,
  resolvers: Resolvers,
  where: string,
): Promise<Resolved<T>> {
  return (await resolveValue(data, resolvers, where)) as Resolved<T>;
}

async function resolveValue(value: unknown, resolvers: Resolvers, where: string): Promise<unknown> {
  if (Array.isArray(value)) {
    return Promise.all(
      value.map((item, index) => resolveValue(item, resolvers, `${where}[${String(index)}]`)),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  if (isReference(value)) {
    try {
      // Which reference fits which resolver is proved by the type of Resolvers.
      const resolve = resolvers[value.$ref] as (reference: Reference) => Promise<unknown>;
      return await resolve(value);
    } catch (error) {
      throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  const entries = Object.entries(value).map(
    async ([key, item]) => [key, await resolveValue(item, resolvers, `${where}.${key}`)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function isReference(value: object): value is Reference {
  return '$ref' in value;
}
