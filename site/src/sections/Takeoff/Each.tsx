import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { eachItem, endOfItems } from '../../../../contract/page-tree.ts';

/** `true` on the page that the server fills in: texts are slots, and lists hold one item between marks. */
export const IsTemplate = createContext(false);

interface Props<Item> {
  /** Path of the list in the tree of the page. */
  path: string;
  of: readonly Item[];
  children: (item: Item, index: number) => ReactNode;
}

/** A list of the page, item by item, or once between the marks that the server repeats it by. */
export function Each<Item>({ path, of, children }: Props<Item>) {
  const items = of.map((item, index) => <Fragment key={index}>{children(item, index)}</Fragment>);
  if (!useContext(IsTemplate)) return items;
  return (
    <>
      {eachItem(path)}
      {items}
      {endOfItems(path)}
    </>
  );
}
