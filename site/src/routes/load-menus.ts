/** The menus of a page, without links to pages that are not built and to missing sections. */
import { loadNavigation, type Menus } from '../collections/navigation.ts';
import { leaveOutLinks } from '../entries/leave-out-links.ts';
import type { Page } from '../sections/page-schema.ts';
import { loadIsUnbuilt } from './list-routes.ts';

export function loadMenus(sections: Page['sections']): Menus {
  const linked = leaveOutLinks(loadNavigation(), loadIsUnbuilt());
  const anchors = new Set(['header', ...sections.flatMap(({ anchor }) => anchor ?? [])]);
  return { ...linked, onePage: linked.onePage.filter(({ anchor }) => anchors.has(anchor)) };
}
