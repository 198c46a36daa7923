/** Replaces the references of a page's sections by what they name: pictures, services, projects, posts, products. */
import { getEntry } from 'astro:content';
import { loadClip } from '../collections/clips.ts';
import { loadPicture } from '../collections/pictures.ts';
import type { Post } from '../collections/posts.ts';
import { findTagLabel } from '../collections/projects.ts';
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

const resolvers: Resolvers = {
  picture: loadPicture,
  clip: loadClip,
  service: async ({ name }) => {
    const entry = await getEntry('services', name);
    if (!entry) throw new Error(`there is no content/services/${name}.yaml`);
    const { title, summary, picture } = entry.data;
    return { title, summary, path: `/${name}`, picture: await loadPicture(picture) };
  },
  project: async ({ name }) => {
    const entry = await getEntry('projects', name);
    if (!entry) throw new Error(`there is no content/projects/${name}.yaml`);
    const { title, place, scope, year, tags, picture } = entry.data;
    const label = findTagLabel(tags);
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
  post: async ({ name }) => {
    const entry = await getEntry('posts', name);
    if (!entry) throw new Error(`there is no content/posts/${name}.yaml`);
    return describePost(name, entry.data);
  },
  partner: async ({ name: file }) => {
    const entry = await getEntry('partners', file);
    if (!entry) throw new Error(`there is no content/partners/${file}.yaml`);
    const { name, picture, link = null } = entry.data;
    return { name, link, picture: await loadPicture(picture) };
  },
  member: async ({ name: file }) => {
    const entry = await getEntry('team', file);
    if (!entry) throw new Error(`there is no content/team/${file}.yaml`);
    const { name, title, summary = null, socials, portrait } = entry.data;
    return { name, title, summary, socials, path: `/team/${file}`, portrait: await loadPicture(portrait) };
  },
  product: async ({ name }) => {
    const entry = await getEntry('products', name);
    if (!entry) throw new Error(`there is no content/products/${name}.yaml`);
    const { title, price, sale, category = null, text, picture } = entry.data;
    return { id: name, title, price, sale, category, text, picture: await loadPicture(picture) };
  },
};

export function resolveSections({ page, source }: Route): Promise<Resolved<Route['page']['sections']>> {
  return resolveReferences(page.sections, resolvers, `${source}: sections`);
}
