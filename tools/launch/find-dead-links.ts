/** Finds menu items, buttons, links in texts and redirects that lead to no page. */
import { isFields } from '../../contract/values.ts';
import { isTaken } from '../../site/src/entries/addresses.ts';
import { getCategoryPath } from '../../site/src/entries/category-path.ts';
import { findPagePath } from '../../site/src/entries/content-folders.ts';
import { findDeadLinks as findIn, type DeadLink } from '../../site/src/entries/links.ts';
import { findRedirectFaults } from '../../site/src/entries/check-redirects.ts';
import type { OpenPoint } from './open-point.ts';
import type { Content } from './read-content.ts';

/** Later pages of long lists. */
const laterPart = /^\/(?:projects|blog(?:\/category\/[^/]+)?)\/page\/\d+$/;
/** Extra address of the first page in a folder. */
const first: Readonly<Record<string, string>> = {
  '/projects/': '/projects-single',
  '/blog/': '/blog-single',
  '/team/': '/team-single',
};

/**
 * Addresses that content may link to. They include pages that the build leaves out because their lists are empty: it
 * also removes the links to them.
 */
function listAddresses({ files }: Content): ReadonlySet<string> {
  const pages = files.flatMap(({ name }) => findPagePath(name) ?? []);
  const blog = files.find(({ name }) => name === 'blog.yaml')?.data;
  const categories = isFields(blog) && Array.isArray(blog['categories']) ? blog['categories'] : [];
  return new Set([
    '/',
    ...pages,
    ...Object.entries(first).flatMap(([folder, own]) =>
      pages.some((page) => page.startsWith(folder)) ? own : [],
    ),
    ...categories.filter(isFields).map(({ name }) => getCategoryPath(String(name))),
  ]);
}

export function findDeadLinks(content: Content): OpenPoint[] {
  const addresses = listAddresses(content);
  const hasPage = (path: string) => addresses.has(path) || laterPart.test(path);
  const point = (name: string, { path, message }: DeadLink): OpenPoint => ({
    kind: 'dead-link',
    what: message,
    where: `${name}, ${path.join('.')}`,
    write: 'Write the address of an existing page, or delete the line.',
  });
  const redirects = content.files.find(({ name }) => name === 'redirects.yaml')?.data;
  const old = isFields(redirects) ? (redirects as Record<string, string>) : {};
  const leads = (path: string) => hasPage(path) || isTaken(path) || path in old || path.includes('{');
  // Only a build knows which pages are visible, and it fails if a redirect hides one.
  const surroundings = { hasPage, showsPage: () => false, isTaken };
  return content.files.flatMap(({ name, data }) =>
    data === redirects
      ? findRedirectFaults(old, surroundings).map((fault) => point(name, fault))
      : findIn(data, leads).map((link) => point(name, link)),
  );
}
