/** The first page with each kind of section and each direction. In development, every page is one. */
import { readPage, routes } from '../../tools/lib/built-site.ts';

const isBuilt = !process.env['TEST_DEVELOPMENT'];
const shown = new Set<string>();

export const firstPages = routes.filter((route) => {
  const marks = isBuilt ? (readPage(route).match(/ data-(?:kind|direction)="\w+"/g) ?? []) : [route];
  const isFirst = marks.some((mark) => !shown.has(mark));
  for (const mark of marks) shown.add(mark);
  return isFirst;
});
