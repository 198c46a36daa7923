/** content/navigation.yaml: the menus of every page. Its path "/" means the home page that company.yaml names. */
import { getEntry } from 'astro:content';
import { z } from 'astro/zod';
import { fill } from './fill.ts';
import { homePath, loadCompany } from './load-company.ts';
import { listServiceLinks } from './services.ts';

const path = z.string().regex(/^\//, 'a path begins with "/"');
const link = z.strictObject({ label: z.string().min(1), path });
const group = z.strictObject({
  label: z.string().min(1),
  items: z.array(link).min(1),
  /** Whether every service follows the items, in the order of the services. */
  everyService: z.boolean().default(false),
});

export const navigationSchema = z.strictObject({
  /** Items of the main menu; one with `items` opens a submenu. */
  header: z.array(z.union([link, group])).min(1),
  /** Menu of one-page sites: label and the section it scrolls to. */
  onePage: z.array(z.strictObject({ label: z.string().min(1), anchor: z.string().min(1) })),
  /** Without it, every service. */
  footerServices: z.array(link).optional(),
  footerBottom: z.array(link),
  /** What to do when it cannot wait, above the end of every page. */
  footerAdvice: z.strictObject({ question: z.string().min(1), text: z.string().min(1), link }).optional(),
  quote: link,
  call: z.strictObject({
    /** What the header says beside the phone number. */
    label: z.string().min(1),
    /** What it says instead beside a number that costs the caller nothing (800, 833, 844, 855, 866, 877, 888). */
    tollFree: z.string().min(1).optional(),
  }),
});

export type Navigation = z.output<typeof navigationSchema>;
export type MenuItem = Navigation['header'][number];

export async function readNavigation(): Promise<Navigation> {
  const entry = await getEntry('navigation', 'navigation');
  if (!entry) throw new Error('content/navigation.yaml is missing');
  return entry.data;
}

export type Menus = Navigation & { footerServices: { label: string; path: string }[] };

/** Menus with every link that they show. */
export async function loadNavigation(): Promise<Menus> {
  const [navigation, company, services] = await Promise.all([
    readNavigation().then(fill),
    loadCompany(),
    listServiceLinks(),
  ]);
  const toHome = <Item extends { path: string }>(item: Item): Item =>
    item.path === '/' ? { ...item, path: homePath(company) } : item;
  const { header, footerServices, footerBottom, quote, ...others } = navigation;
  return {
    ...others,
    header: header.map((item) =>
      'items' in item
        ? { ...item, items: [...item.items, ...(item.everyService ? services : [])].map(toHome) }
        : toHome(item),
    ),
    footerServices: (footerServices ?? services).map(toHome),
    footerBottom: footerBottom.map(toHome),
    quote: toHome(quote),
  };
}
