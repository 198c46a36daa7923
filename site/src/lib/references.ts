/**
 * Content names other content ("picture: frame-inside"). A schema turns such a name into a tagged reference;
 * the build replaces it by what it names, so that components receive plain data.
 */
import { z } from 'astro/zod';

/** How a picture is used; decides which derivatives are made (see collections/pictures.ts). */
export type PictureUse = 'hero' | 'half' | 'third' | 'tile';

export interface PictureReference {
  $ref: 'picture';
  name: string;
  use: PictureUse;
}
export interface ServiceReference {
  $ref: 'service';
  name: string;
}
export interface ProjectReference {
  $ref: 'project';
  name: string;
}
export interface PostReference {
  $ref: 'post';
  name: string;
}
export interface PartnerReference {
  $ref: 'partner';
  name: string;
}
export interface MemberReference {
  $ref: 'member';
  name: string;
}
export interface ClipReference {
  $ref: 'clip';
  name: string;
}
export interface ProductReference {
  $ref: 'product';
  name: string;
}
export type Reference =
  | PictureReference
  | ServiceReference
  | ProjectReference
  | PostReference
  | PartnerReference
  | MemberReference
  | ClipReference
  | ProductReference;

/** What a picture reference becomes: everything a <picture> needs. */
export interface PictureData {
  alt: string;
  /** Pixels of the largest derivative. */
  width: number;
  height: number;
  /** Point that must stay visible when the picture is cropped, in per cent from the left and the top. */
  focal: readonly [number, number];
  /** Average colour, #rrggbb, shown until the picture arrives. */
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
  /** Label of the first tag in the order of the specification. */
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

export interface SocialLink {
  platform: 'facebook' | 'instagram' | 'twitter' | 'linkedin';
  url: string;
}
export interface MemberTeaser {
  name: string;
  /** What the person does. */
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

/** Data with every reference replaced. */
export type Resolved<T> = T extends PictureReference
  ? PictureData
  : T extends ClipReference
    ? ClipData
    : T extends ServiceReference
      ? ServiceTeaser
      : T extends ProjectReference
        ? ProjectTeaser
        : T extends PostReference
          ? PostTeaser
          : T extends PartnerReference
            ? PartnerTeaser
            : T extends MemberReference
              ? MemberTeaser
              : T extends ProductReference
                ? ProductTeaser
                : T extends readonly (infer Item)[]
                  ? Resolved<Item>[]
                  : T extends object
                    ? { [Key in keyof T]: Resolved<T[Key]> }
                    : T;

const name = z.string().regex(/^[a-z0-9-]+$/, 'a name is written in small letters, digits and hyphens');

/** Name of an entry of pictures/catalogue.yaml, without the file's ending. */
export const picture = (use: PictureUse) =>
  name.transform((value): PictureReference => ({ $ref: 'picture', name: value, use }));
/** Name of a file of pictures/clips, without its ending. */
export const clip = () => name.transform((value): ClipReference => ({ $ref: 'clip', name: value }));
/** Name of a file of content/services. */
export const service = () => name.transform((value): ServiceReference => ({ $ref: 'service', name: value }));
/** Name of a file of content/projects. */
export const project = () => name.transform((value): ProjectReference => ({ $ref: 'project', name: value }));

/** Name of a file of content/posts. */
export const post = () => name.transform((value): PostReference => ({ $ref: 'post', name: value }));
/** Name of a file of content/partners. */
export const partner = () => name.transform((value): PartnerReference => ({ $ref: 'partner', name: value }));
/** Name of a file of content/team. */
export const member = () => name.transform((value): MemberReference => ({ $ref: 'member', name: value }));
/** Name of a file of content/products. */
export const product = () => name.transform((value): ProductReference => ({ $ref: 'product', name: value }));

export interface Resolvers {
  picture: (reference: PictureReference) => Promise<PictureData>;
  clip: (reference: ClipReference) => Promise<ClipData>;
  service: (reference: ServiceReference) => Promise<ServiceTeaser>;
  project: (reference: ProjectReference) => Promise<ProjectTeaser>;
  post: (reference: PostReference) => Promise<PostTeaser>;
  partner: (reference: PartnerReference) => Promise<PartnerTeaser>;
  member: (reference: MemberReference) => Promise<MemberTeaser>;
  product: (reference: ProductReference) => Promise<ProductTeaser>;
}

/** Replaces every reference in `data`. An unknown name throws an error that says `where` it stands. */
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
      if (value.$ref === 'picture') return await resolvers.picture(value);
      if (value.$ref === 'clip') return await resolvers.clip(value);
      if (value.$ref === 'service') return await resolvers.service(value);
      if (value.$ref === 'project') return await resolvers.project(value);
      if (value.$ref === 'post') return await resolvers.post(value);
      if (value.$ref === 'partner') return await resolvers.partner(value);
      if (value.$ref === 'member') return await resolvers.member(value);
      return await resolvers.product(value);
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
