/** The rules of content/redirects.yaml. */
import type { Path } from '../../../contract/values.ts';
import { toPagePath, type DeadLink } from './links.ts';

type Redirects = Readonly<Record<string, string>>;

/** Servers compare decoded addresses. A stray "%" is not an escape. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const withoutSlash = (address: string): string => (address === '/' ? '/' : address.replace(/\/+$/, ''));

/** The redirects in the form that the server and static hosts use. */
export const toServed = (redirects: Redirects): Record<string, string> =>
  Object.fromEntries(
    Object.entries(redirects).map(([from, to]) => {
      const { pathname, search, hash } = new URL(to, 'http://site.invalid');
      return [decode(from), pathname + search + hash];
    }),
  );

export interface Surroundings {
  /** Whether content has a page for the path, including pages that are left out because they have nothing to show. */
  hasPage: (path: string) => boolean;
  /** Whether the build publishes a page at the path. */
  showsPage: (path: string) => boolean;
  /** Whether the server or a generated file answers the path. */
  isTaken: (path: string) => boolean;
}

/** Checks the old address by itself. */
function judgeOld(from: string): string | undefined {
  const query = /\?.*$/.exec(from)?.[0];
  if (query) return `Redirects compare only the part before the “?”: write it without “${query}”.`;
  const anchor = /#.*$/.exec(from)?.[0];
  if (anchor) return `Browsers do not send “${anchor}”: write the old address without it.`;
  const sign = /[*\\]|\/:|\p{Cc}/u.exec(from)?.[0];
  if (sign) return `“${sign.trim()}” is not a placeholder: write every old address in a separate row.`;
  return undefined;
}

export function findRedirectFaults(
  redirects: Redirects,
  { hasPage, showsPage, isTaken }: Surroundings,
): DeadLink[] {
  const known = new Map(Object.entries(redirects).map(([from, to]) => [withoutSlash(decode(from)), to]));
  const seen = new Set<string>();
  return Object.entries(redirects).flatMap(([from, to]) => {
    const path: Path = [from];
    const old = decode(from);
    const own = judgeOld(from);
    if (own) return [{ path, message: own }];
    if (seen.has(old))
      return [{ path, message: 'This old address occurs twice: remove one of the two rows.' }];
    seen.add(old);
    const page = withoutSlash(old);
    if (showsPage(page) && toPagePath(decode(to)) !== page)
      return [
        {
          path,
          message: `The page ${page} exists, and this row would hide it: remove the row, or give the page another address.`,
        },
      ];
    if (isTaken(page)) return [{ path, message: `The website itself answers ${from}: remove this row.` }];
    const fault = judgeTarget(page, to, known, (target) => hasPage(target) || isTaken(target));
    return fault ? [{ path, message: fault }] : [];
  });
}

/** A redirect may lead to another one, as long as the last leads to a page. */
function judgeTarget(
  from: string,
  to: string,
  known: ReadonlyMap<string, string>,
  isThere: (path: string) => boolean,
): string | undefined {
  const way = [from];
  for (let target = to; ;) {
    const page = toPagePath(decode(target));
    const next = known.get(page);
    const isEnd = next === undefined || toPagePath(decode(next)) === page;
    if (isEnd && isThere(page)) return undefined;
    if (next === undefined) return `There is no page ${target}: choose where ${from} leads.`;
    if (way.includes(page))
      return way.length === 1 && page === from
        ? 'This address leads to itself: choose a page.'
        : `This is a redirect loop: ${[...way, page].join(' → ')}.`;
    way.push(page);
    target = next;
  }
}
