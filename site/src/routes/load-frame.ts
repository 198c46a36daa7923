/** What the layout shows around the sections of a page. */
import { loadDirection } from '../collections/directions.ts';
import { loadCompany } from '../collections/load-company.ts';
import type { Page } from '../sections/page-schema.ts';
import { describeHead } from './describe-head.ts';
import { loadMenus } from './load-menus.ts';

/** `path` is the path of the page; "/" for home. */
export async function loadFrame(page: Page, path: string) {
  const company = loadCompany();
  const direction = await loadDirection(page.direction ?? company.direction);
  const head = await describeHead(page, path, company, direction.name);
  return { company, direction, head, navigation: loadMenus(page.sections) };
}
