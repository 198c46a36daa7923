/** content/navigation.yaml: the menus of every page. */
import { getEntry } from 'astro:content';
import { z } from 'astro/zod';

const path = z.string().regex(/^\//, 'a path begins with "/"');
const link = z.strictObject({ label: z.string().min(1), path });
const group = z.strictObject({ label: z.string().min(1), items: z.array(link).min(1) });

export const navigationSchema = z.strictObject({
  /** Items of the main menu; one with `items` opens a submenu. */
  header: z.array(z.union([link, group])).min(1),
  /** Menu of one-page sites: label and the section it scrolls to. */
  onePage: z.array(z.strictObject({ label: z.string().min(1), anchor: z.string().min(1) })),
  footerServices: z.array(link),
  footerBottom: z.array(link),
  quote: link,
  call: z.strictObject({ label: z.string().min(1) }),
});

export type Navigation = z.output<typeof navigationSchema>;
export type MenuItem = Navigation['header'][number];

export async function loadNavigation(): Promise<Navigation> {
  const entry = await getEntry('navigation', 'navigation');
  if (!entry) throw new Error('content/navigation.yaml is missing');
  return entry.data;
}
