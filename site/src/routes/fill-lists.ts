/** Fills sections that name no items with all entries, and drops them if there are none. */
import { post } from '../collections/posts.ts';
import { project } from '../collections/projects.ts';
import { service } from '../collections/services.ts';
import { member } from '../collections/team.ts';
import { feedPath } from '../entries/addresses.ts';
import { leaveOutLinks } from '../entries/leave-out-links.ts';
import { longestList } from '../entries/cut-list.ts';
import { picture } from '../fields/references.ts';
import type { Page } from '../sections/page-schema.ts';

type Section = Page['sections'][number];

/** Names of all entries, in list order. */
export interface Everything {
  projects: readonly { id: string; data: { tags: readonly string[] } }[];
  services: readonly { id: string }[];
  team: readonly { id: string }[];
  posts: readonly { id: string; data: { categories: readonly string[] } }[];
  /** Whether the company has a valid license, insurance or certificate. */
  hasCredentials: boolean;
  /** Whether the company has a fact for general contractors. */
  hasQualifications: boolean;
  photographs: readonly { id: string; data: { title: string } }[];
}

const newestPosts = 3;

/** `undefined` if the section has nothing to show. */
function fillSection(section: Section, all: Everything): Section | undefined {
  switch (section.kind) {
    case 'Projects': {
      if (section.items) return section;
      const shown = all.projects.slice(0, longestList);
      const filters = section.filters.filter(({ tag }) => shown.some(({ data }) => data.tags.includes(tag)));
      if (shown.length === 0) return undefined;
      return { ...section, filters, items: shown.map(({ id }) => project().parse(id)) };
    }
    case 'Services':
      if (section.items) return section;
      return all.services.length > 0
        ? { ...section, items: all.services.map(({ id }) => service().parse(id)) }
        : undefined;
    case 'Credentials':
      return all.hasCredentials ? section : undefined;
    case 'Qualifications':
      return all.hasQualifications ? section : undefined;
    case 'Team':
      if (section.items) return section;
      return all.team.length > 0
        ? { ...section, items: all.team.map(({ id }) => member().parse(id)) }
        : undefined;
    case 'PostTeasers': {
      if (section.items) return section;
      const newest = all.posts.slice(0, newestPosts);
      return newest.length > 0 ? { ...section, items: newest.map(({ id }) => post().parse(id)) } : undefined;
    }
    case 'PostList': {
      const { category } = section;
      return all.posts.some(({ data }) => !category || data.categories.includes(category))
        ? section
        : undefined;
    }
    case 'Gallery': {
      const [first, ...others] =
        section.pictures ??
        all.photographs.map(({ id, data }) => ({ picture: picture('tile').parse(id), caption: data.title }));
      if (!first) return undefined;
      const lead = { ...first, picture: picture('lead').parse(first.picture.name) };
      return { ...section, pictures: [lead, ...others] };
    }
    default:
      return section;
  }
}

const alwaysThere = ['PageHead', 'CallToAction'];

/**
 * The page with its lists; `undefined` if its lists are empty and it has no other content. Such a page is not built.
 */
function fillLists(page: Page, all: Everything): Page | undefined {
  const sections = page.sections.flatMap((section) => fillSection(section, all) ?? []);
  const isEmptied = sections.length < page.sections.length;
  if (isEmptied && sections.every(({ kind }) => alwaysThere.includes(kind))) return undefined;
  return { ...page, sections };
}

/** Every page with its lists, without links to missing pages. `gone`: the paths of those pages. */
export function fillAllLists<Route extends { path: string; page: Page }>(
  routes: readonly Route[],
  all: Everything,
): { routes: Route[]; gone: ReadonlySet<string> } {
  const filled = routes.map((route) => ({ route, page: fillLists(route.page, all) }));
  const gone = new Set(filled.flatMap(({ route, page }) => (page ? [] : [route.path])));
  if (all.posts.length === 0) gone.add(feedPath);
  return {
    gone,
    routes: filled.flatMap(({ route, page }) =>
      page ? [{ ...route, page: leaveOutLinks(page, (path) => gone.has(path)) }] : [],
    ),
  };
}
