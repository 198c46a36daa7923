/** Pages that the website itself leads to, and those that the server fills. */
import { nameContentFile } from '../../../contract/content-folder.ts';
import type { Route } from './compose-routes.ts';

/** Path → who leads there. */
const filled: Readonly<Record<string, string>> = {
  '/estimate': 'the form of the takeoff leads there',
  '/message-sent': 'forms lead there',
  '/search': 'the search boxes lead there',
};
const linked: Readonly<Record<string, string>> = {
  '/contact': 'the invitation at the end of pages leads there',
  '/privacy': 'the consent below forms leads there',
};

const say = (path: string, reason: string) => `${nameContentFile(`pages${path}.yaml`)} is missing: ${reason}`;

export function getFilledPage(routes: readonly Route[], path: string): Route {
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(say(path, filled[path] ?? 'the server fills it'));
  return route;
}

/** Sentences about pages that are not there; `isLink`: the site can be built without them. */
export const listMissing = (hasPage: (path: string) => boolean): { message: string; isLink: boolean }[] =>
  [...Object.entries(filled), ...Object.entries(linked)]
    .filter(([path]) => !hasPage(path))
    .map(([path, reason]) => ({ message: say(path, reason), isLink: path in linked }));
