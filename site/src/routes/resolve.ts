/** Replaces the references of a page's sections by what they name. */
import { getEntry, type CollectionEntry } from 'astro:content';
import { loadClip } from '../collections/clips.ts';
import { loadPicture } from '../collections/pictures.ts';
import type { Post } from '../collections/posts.ts';
import { getTagLabel } from '../collections/projects.ts';
import { resolveReferences, type PostTeaser, type Resolved, type Resolvers } from '../lib/references.ts';
import type { Route } from './list-routes.ts';

/** An article as lists show it. */
export async function describePost(name: string, { picture, ...post }: Post): Promise<PostTeaser> {
  const { title, excerpt, date, author, categories } = post;
  const category = categories[0] ?? '';
  return {
    title,
    excerpt,
    date,
    author,
    category,
    path: `/blog/${name}`,
    picture: await loadPicture(picture),
  };
}

type Named = 'services' | 'projects' | 'posts' | 'partners' | 'team' | 'products';

async function load<Name extends Named>(folder: Name, file: string): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(folder, file);
  if (!entry) throw new Error(`there is no content/${folder}/${file}.yaml`);
  return entry.data;
}

const resolvers: Resolvers = {
  picture: loadPicture,
  clip: loadClip,
  service: async ({ name }) => {
    const { title, summary, picture } = await load('services', name);
    return { title, summary, path: `/${name}`, picture: await loadPicture(picture) };
  },
  project: async ({ name }) => {
    const { title, place, scope, year, tags, picture } = await load('projects', name);
    const label = getTagLabel(tags);
    return {
      title,
      path: `/projects/${name}`,
      place,
      scope,
      year,
      tags,
      label,
      picture: await loadPicture(picture),
    };
  },
  post: async ({ name }) => describePost(name, await load('posts', name)),
  partner: async ({ name: file }) => {
    const { name, picture, link = null } = await load('partners', file);
    return { name, link, picture: await loadPicture(picture) };
  },
  member: async ({ name: file }) => {
    const { name, title, summary = null, socials, portrait } = await load('team', file);
    return { name, title, summary, socials, path: `/team/${file}`, portrait: await loadPicture(portrait) };
  },
  product: async ({ name }) => {
    const { title, price, sale, category = null, text, picture } = await load('products', name);
    return { id: name, title, price, sale, category, text, picture: await loadPicture(picture) };
  },
};

export function resolveSections({ page, source }: Route): Promise<Resolved<Route['page']['sections']>> {
  return resolveReferences(page.sections, resolvers, `${source}: sections`);
}
