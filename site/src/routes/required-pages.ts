/** Pages that the website itself links to, and pages that the server fills. */
import { nameContentFile } from '../../../contract/content-folder.ts';
import type { Route } from './compose-routes.ts';

/** The reason for each path. */
const filled: Readonly<Record<string, string>> = {
  '/estimate': 'the takeoff form opens it',
  '/message-sent': 'forms open it after sending',
  '/search': 'the search boxes open it',
};
const linked: Readonly<Record<string, string>> = {
  '/contact': 'the invitation at the end of pages links to it',
  '/privacy': 'the consent below forms links to it',
};

const say = (path: string, reason: string) => `${nameContentFile(`pages${path}.yaml`)} is missing: ${reason}`;

export function getFilledPage(routes: readonly Route[], path: string): Route {
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(say(path, filled[path] ?? 'the server fills it'));
  return route;
}

/** Reports missing pages. `isLink`: the site builds without the page. */
export const listMissing = (hasPage: (path: string) => boolean): { message: string; isLink: boolean }[] =>
  [...Object.entries(filled), ...Object.entries(linked)]
    .filter(([path]) => !hasPage(path))
    .map(([path, reason]) => ({ message: say(path, reason), isLink: path in linked }));
