/**
 * Finds faults that stop a build or lead visitors to a missing page, with file and field. The build checks all
 * content once. The editor checks before it writes a file, so saved content always builds.
 */
import { isTaken } from '../entries/addresses.ts';
import { findDeadLinks } from '../entries/links.ts';
import { findRedirectFaults } from '../entries/check-redirects.ts';
import { findUnknownFacts } from './check-facts.ts';
import { findPictureFaults, findUnknownNames } from './check-names.ts';
import { composeRouteMap, type RouteMap } from './compose-routes.ts';
import type { ContentFile, Fault } from './fault.ts';
import { listMissing } from './required-pages.ts';
import { folderNames } from '../entries/content-folders.ts';
import { requiredFiles } from '../entries/content-singles.ts';
import type { SiteContent } from './site-content.ts';

const listFiles = (content: SiteContent): ContentFile[] => [
  ...(Object.keys(requiredFiles) as (keyof typeof requiredFiles)[]).map((type) => ({
    file: requiredFiles[type],
    data: content[type],
  })),
  { file: 'pictures/catalogue.yaml', data: content.pictures.map(({ data }) => data) },
  ...folderNames.flatMap((folder) =>
    content[folder].map(({ id, data }) => ({ file: `${folder}/${id}.yaml`, data })),
  ),
];

/** Two files for one page, or a page at one of the website's own addresses. */
function findRouteFaults({ routes }: RouteMap): Fault[] {
  return routes
    .filter(({ path }) => isTaken(path) || path === '/404' || path === '/index')
    .map(({ path, source }) => ({
      file: source,
      path: [],
      message: `The website itself answers ${path}: choose another address.`,
      isLink: false,
    }));
}

/** Returns a fault for a missing name, or for two files that make the same page. */
export function composeOrExplain(content: SiteContent): RouteMap | Fault {
  try {
    return composeRouteMap(content);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      file: /[\w/-]+\.yaml/.exec(message)?.[0] ?? '',
      path: [],
      message,
      isLink: false,
    };
  }
}

/** `content`: with its facts filled in. `composed`: the result of `composeOrExplain`. */
export function checkContent(content: SiteContent, composed = composeOrExplain(content)): Fault[] {
  const files = listFiles(content);
  const map = 'routes' in composed ? composed : undefined;
  const faults = [
    ...findUnknownFacts(files, content, map),
    ...findUnknownNames(files, content),
    ...findPictureFaults(content),
  ];
  // Without a required name there is no map, so the missing name is the fault to report.
  if (!map) return faults.length > 0 ? faults : [composed as Fault];

  const shown = new Set(['/', ...map.routes.map(({ path }) => path)]);
  const hasPage = (path: string) => shown.has(path) || map.gone.has(path);
  const { redirects } = content;
  const redirectFile = 'redirects.yaml';
  const redirectFaults = findRedirectFaults(redirects, {
    hasPage,
    showsPage: (path) => shown.has(path),
    isTaken,
  });
  const leads = (path: string) => hasPage(path) || isTaken(path) || path in redirects;
  return [
    ...faults,
    ...findRouteFaults(map),
    ...listMissing(hasPage).map((missing) => ({ file: '', path: [], ...missing })),
    ...redirectFaults.map((fault) => ({ file: redirectFile, ...fault, isLink: false })),
    ...files
      .filter(({ file }) => file !== redirectFile)
      .flatMap(({ file, data }) =>
        findDeadLinks(data, leads).map((link) => ({ file, ...link, isLink: true })),
      ),
  ];
}
