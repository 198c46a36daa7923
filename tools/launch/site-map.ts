/** Which address each content file is shown at, and which addresses its words and lists lead to. */
import { isFields, type Fields } from '../../contract/is-fields.ts';
import type { Content, ContentFile } from './read-content.ts';
import { listSections, listTexts, splitName } from './read-content.ts';

/** Folder of content/ → what its pages' addresses begin with. */
const prefixes: Record<string, string> = {
  homes: '/',
  'one-pagers': '/',
  pages: '/',
  services: '/',
  projects: '/projects/',
  posts: '/blog/',
  team: '/team/',
};

/** Kind of section → folder of content/ whose files its items name. */
const named: Record<string, string> = {
  Projects: 'projects',
  Team: 'team',
  Services: 'services',
  PostTeasers: 'posts',
  Partners: 'partners',
};

/** Undefined for files that make no page. */
export function findPath(name: string): string | undefined {
  const { folder, id } = splitName(name);
  const prefix = prefixes[folder];
  return prefix && id ? prefix + id : undefined;
}

/** Files that the sections of a page name, as "content/team/ada.yaml". */
export function listNamed(section: Fields): string[] {
  const folder = named[String(section['kind'])];
  const items = section['items'];
  if (!folder || !Array.isArray(items)) return [];
  return items.flatMap((item) => (typeof item === 'string' ? [`content/${folder}/${item}.yaml`] : []));
}

/** Of the jobs and articles that a service's file lists for its page ("projects: [stone-harbor]"). */
function listShownOnPage({ data }: ContentFile): string[] {
  return Object.keys(prefixes).flatMap((folder) => {
    const names = isFields(data) ? data[folder] : undefined;
    if (!Array.isArray(names)) return [];
    return names.flatMap((name) =>
      typeof name === 'string' ? (findPath(`content/${folder}/${name}.yaml`) ?? []) : [],
    );
  });
}

/** Addresses of this site that a file leads to. */
export function listTargets(file: ContentFile, { files }: Content): string[] {
  const written = listTexts(file.data).flatMap((text) =>
    /^\/[\w/-]*(?:[#?]\S*)?$/.test(text)
      ? [text]
      : [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, target = '']) => target),
  );
  const pathsOf = (folder: string) =>
    files.flatMap(({ name }) => (splitName(name).folder === folder ? [findPath(name) ?? ''] : []));
  const sections = listSections(file);
  const lists = sections.some(({ kind }) => kind === 'PostList') ? pathsOf('posts') : [];
  // The side list of a service names all of them.
  const siblings = splitName(file.name).folder === 'services' ? pathsOf('services') : [];
  // Without items, such a section shows the whole folder.
  const whole = sections.flatMap(({ kind, items }) => {
    const folder = items === undefined ? named[String(kind)] : undefined;
    return folder ? pathsOf(folder) : [];
  });
  const members = sections.flatMap(listNamed).flatMap((name) => findPath(name) ?? []);
  return [...written, ...lists, ...siblings, ...members, ...whole, ...listShownOnPage(file)].map((target) =>
    target.replace(/[#?].*$/, ''),
  );
}

/** Whether search engines may list the page: a home that "/" does not show is only for the owner to choose from. */
export function isPublic({ name, data }: ContentFile, { company }: Content): boolean {
  const { folder, id } = splitName(name);
  if (folder === 'homes' || folder === 'one-pagers') return id === company.home;
  return findPath(name) !== undefined && !(isFields(data) && (data['noindex'] === true || data['canonical']));
}
