/**
 * A page whose changing words are a tree of texts: the browser renders it from a tree, the server fills the same tree
 * into the slots of the page that the build rendered. So both show one page from one component.
 */

export interface Tree {
  readonly [name: string]: string | Tree | readonly Tree[];
}

/** Around what is repeated for each item of a list; names are paths such as `drywall.lines`. */
export const eachItem = (path: string): string => `[[each:${path}]]`;
export const endOfItems = (path: string): string => `[[end:${path}]]`;

/** The tree with a slot in the place of each text, and one item in each list. */
export function toSlots<Shape extends Tree>(shape: Shape, path = ''): Shape {
  const slots = Object.entries(shape).map(([name, part]) => [
    name,
    toSlot(part, path ? `${path}.${name}` : name),
  ]);
  return Object.fromEntries(slots) as Shape;
}

function toSlot(part: Tree[string], path: string): Tree[string] {
  if (typeof part === 'string') return `[[${path}]]`;
  if (!Array.isArray(part)) return toSlots(part as Tree, path);
  return part.slice(0, 1).map((item: Tree) => toSlots(item, path));
}
