/** Splits a list that would make its page too heavy: /blog, /blog/page/2 and so on. */
import { fillIn } from '../../../contract/fill-in.ts';
import { project as projectNamed, type Project } from '../collections/projects.ts';
import { countParts, cutList, longestList } from '../entries/cut-list.ts';
import type { Page } from '../sections/page-schema.ts';
import type { DetailPages } from './detail-pages.ts';

type Words = DetailPages['lists'];
type Section = Page['sections'][number];
interface Listed {
  path: string;
  source: string;
  page: Page;
}

const projectList = '/projects/page';

const pathOf = (path: string, part: number) => (part === 1 ? path : `${path}/page/${part}`);
const titleOf = (words: Words, title: string, number: number, count: number) =>
  number === 1 ? title : fillIn(words.title, { title, number, count });

function makePager(words: Words, count: number, current: number, getPath: (part: number) => string): Section {
  const pages = Array.from({ length: count }, (_, index) => ({
    label: fillIn(words.link, { number: index + 1 }),
    path: getPath(index + 1),
    isCurrent: index + 1 === current,
  }));
  return { kind: 'Pager', surface: 'paper', anchor: undefined, title: words.label, pages };
}

/** The page unchanged, or one page for each part of its article list. */
export function cutPostList<Route extends Listed>(
  route: Route,
  countPosts: (category?: string) => number,
  words: Words,
): Route[] {
  const list = route.page.sections.find((section) => section.kind === 'PostList');
  const count = list ? countParts(countPosts(list.category)) : 1;
  if (count === 1) return [route];
  return Array.from({ length: count }, (_, index) => {
    const part = index + 1;
    const title = titleOf(words, route.page.title, part, count);
    const sections = route.page.sections.flatMap((section): Section[] => {
      if (section.kind === 'PageHead')
        return [{ ...section, title: titleOf(words, section.title, part, count) }];
      if (section.kind !== 'PostList') return [section];
      return [{ ...section, part }, makePager(words, count, part, (to) => pathOf(route.path, to))];
    });
    return { ...route, path: pathOf(route.path, part), page: { ...route.page, title, sections } };
  });
}

/** A list of all projects, if pages show only some of them. */
export function listAllProjects(
  projects: readonly { id: string; data: Project }[],
  words: DetailPages,
  frame: Omit<Page, 'title' | 'description' | 'sharePicture' | 'sections'>,
): Listed[] {
  const count = countParts(projects.length);
  if (count === 1) return [];
  const { title, description } = words.lists.projects;
  return Array.from({ length: count }, (_, index) => {
    const part = index + 1;
    const items = cutList(projects, part);
    const heading = fillIn(words.lists.title, { title, number: part, count });
    return {
      path: `${projectList}/${part}`,
      source: 'detail-pages.yaml',
      page: {
        ...frame,
        title: heading,
        description,
        sharePicture: items[0]?.data.mainPicture.name ?? '',
        sections: [
          {
            kind: 'PageHead',
            surface: 'paper',
            anchor: undefined,
            title: heading,
            parent: words.project.parent,
          },
          {
            kind: 'Projects',
            surface: 'paper',
            anchor: undefined,
            sample: false,
            title: heading,
            ...{
              items: items.map(({ id }) => projectNamed().parse(id)),
              filters: [],
              look: 'index',
              autoplayMs: 5000,
            },
          },
          makePager(words.lists, count, part, (to) => `${projectList}/${to}`),
        ],
      },
    };
  });
}

/** Links the page above all projects to the list of all projects. */
export function linkAllProjects<Route extends Listed>(
  route: Route,
  projects: number,
  words: DetailPages,
): Route {
  if (projects <= longestList || route.path !== words.project.parent.path) return route;
  const pager = makePager(words.lists, countParts(projects), 0, (part) => `${projectList}/${part}`);
  return { ...route, page: { ...route.page, sections: [...route.page.sections, pager] } };
}
