/** Everything that a page is rendered from besides the program and the site's words. */
import { loadLists } from './load-lists.ts';
import { findPage } from './find-page.ts';
import { loadFrame } from './load-frame.ts';
import { resolveSections } from './resolve.ts';

/**
 * Returns JSON, or `undefined` for an address that has no page in content/. The values also differ when the day does, as
 * far as a page shows it: a license that has expired is missing.
 */
export async function describeInputs(address: string): Promise<string | undefined> {
  const route = findPage(address);
  if (!route) return undefined;
  const sections = await resolveSections(route);
  const frame = await loadFrame(route.page, route.path);
  return JSON.stringify([route, sections, frame, await loadLists(sections)]);
}
