/**
 * A page whose changing words are a tree of texts. The build renders it with a slot in the place of each text, and the
 * server fills a tree of the same shape into the slots; every text is escaped then. A list of one item or none is a part
 * that is there or not. The browser renders the takeoff from such a tree, too.
 */

export interface Tree {
  readonly [name: string]: string | Tree | readonly Tree[];
}

/** The place of a text, by its path. */
export const toSlot = (path: string): string => `[[${path}]]`;

/** Around what is repeated for each item of a list; names are paths such as `drywall.lines`. */
export const eachItem = (path: string): string => `[[each:${path}]]`;
export const endOfItems = (path: string): string => `[[end:${path}]]`;

/** The tree with a slot in the place of each text, and one item in each list. */
export function toSlots<Shape extends Tree>(shape: Shape, path = ''): Shape {
  const slots = Object.entries(shape).map(([name, part]) => [
    name,
    placeSlots(part, path ? `${path}.${name}` : name),
  ]);
  return Object.fromEntries(slots) as Shape;
}

function placeSlots(part: Tree[string], path: string): Tree[string] {
  if (typeof part === 'string') return toSlot(path);
  if (!Array.isArray(part)) return toSlots(part as Tree, path);
  return part.slice(0, 1).map((item: Tree) => toSlots(item, path));
}
