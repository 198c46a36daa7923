import { expect, test } from 'vitest';
import { contentFolders, namedFolders, wholeFolders } from '../entries/content-folders.ts';
import { schemas } from './schemas.ts';

test('lists the kinds that name files of a folder, and the kinds that show all of it by default', () => {
  const lists = Object.entries(schemas).flatMap(([kind, { shape }]) => {
    if (!('items' in shape)) return [];
    const [first] = (shape.items.safeParse(['one', 'two']).data ?? []) as { $ref?: string }[];
    const folder = first?.$ref;
    return folder === undefined
      ? []
      : [{ kind, folder, isOptional: shape.items.safeParse(undefined).success }];
  });
  expect(lists.length).toBeGreaterThan(3);
  expect(namedFolders).toEqual(Object.fromEntries(lists.map(({ kind, folder }) => [kind, folder])));
  const whole = lists.filter(({ isOptional }) => isOptional).map(({ kind }) => kind);
  expect(Object.keys(wholeFolders)).toEqual(expect.arrayContaining(whole));
  // Other kinds without items, such as an article list, always show all of a folder.
  const listing = new Set(lists.map(({ kind }) => kind));
  for (const kind of Object.keys(wholeFolders))
    expect(whole.includes(kind) || !listing.has(kind), kind).toBe(true);
  for (const folder of Object.values(namedFolders)) expect(contentFolders).toHaveProperty(folder);
});
