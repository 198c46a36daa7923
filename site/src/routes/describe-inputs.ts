/** Everything that a page is rendered from besides the program and the site's words. */
import { endpoints, searchPath } from '../../../contract/endpoints.ts';
import { templateFolder } from '../../../contract/server-screens.ts';
import { estimatePath } from '../../../contract/takeoff-fields.ts';
import { frameUnlisted } from '../sections/page-schema.ts';
import { loadLists } from './load-lists.ts';
import { findPage } from './find-page.ts';
import { loadFrame } from './load-frame.ts';
import { resolveSections } from './resolve.ts';

const templates = `/${templateFolder}/`;
/** Pages that screens of the server show around their hole. */
const pagesOfScreens: Readonly<Record<string, string>> = {
  estimate: estimatePath,
  search: searchPath,
  sent: endpoints.messageSent,
};

/**
 * Returns JSON, or `undefined` for an address that has no page in content/. The values also differ when the day does, as
 * far as a page shows it: a license that has expired is missing.
 */
export async function describeInputs(address: string): Promise<string | undefined> {
  const screen = address.startsWith(templates) ? address.slice(templates.length) : undefined;
  const pageAddress = screen === undefined ? address : pagesOfScreens[screen];
  // Other screens show what every page shows, and words.
  if (pageAddress === undefined)
    return JSON.stringify(await loadFrame({ ...frameUnlisted('', ''), sections: [] }, address));
  const route = findPage(pageAddress);
  if (!route) return undefined;
  const sections = await resolveSections(route);
  const frame = await loadFrame(route.page, route.path);
  return JSON.stringify([route, sections, frame, await loadLists(sections)]);
}
