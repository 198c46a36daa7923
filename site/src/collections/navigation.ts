/** content/navigation.yaml: the menus of every page. The path "/" means the home page of company.yaml. */
import { z } from 'astro/zod';
import { readContentFile } from '../entries/content-entries.ts';
import { fill } from './fill.ts';
import { listServiceLinks } from './services.ts';

const path = z.string().regex(/^\//, 'write a page of this site, such as /contact');
const words = z.string().min(1).meta({ label: 'Words' });
const link = z.strictObject({ label: words, path }).meta({ label: 'A link' });
const group = z
  .strictObject({
    label: words,
    items: z.array(link).min(1).meta({ label: 'Links' }),
    everyService: z.boolean().default(false).meta({ label: 'Every service follows' }),
  })
  .meta({ label: 'A menu of its own' });

export const navigationSchema = z.strictObject({
  header: z
    .array(z.union([link, group]))
    .min(1)
    .meta({ label: 'Main menu', one: 'link' }),
  onePage: z
    .array(
      z.strictObject({
        label: words,
        anchor: z.string().min(1).meta({ label: 'Name for links of the section' }),
      }),
    )
    .meta({ label: 'Menu of one-page sites', one: 'link' }),
  /** The services in the footer. Default: all of them. */
  footerServices: z.array(link).meta({ label: 'Services in the footer', one: 'link' }).optional(),
  footerBottom: z.array(link).meta({ label: 'Links at the bottom of the footer', one: 'link' }),
  /** Advice above the footer of every page. */
  footerAdvice: z
    .strictObject({
      question: z.string().min(1),
      text: z.string().min(1),
      link: link.meta({ label: 'Link' }),
    })
    .meta({ label: 'What to do when it cannot wait' })
    .optional(),
  quote: link.meta({ label: 'Quote button' }),
  call: z
    .strictObject({
      label: z.string().min(1).meta({ label: 'Words next to the phone number' }),
      /** Shown if the number starts with 800, 833, 844, 855, 866, 877 or 888. */
      tollFree: z.string().min(1).meta({ label: 'Words next to a toll-free number' }).optional(),
    })
    .meta({ label: 'Phone in the header' }),
});

export type Navigation = z.output<typeof navigationSchema>;
export type MenuItem = Navigation['header'][number];

export const readNavigation = (): Navigation => readContentFile('navigation.yaml', navigationSchema);

export type Menus = Navigation & { footerServices: { label: string; path: string }[] };

/** Menus with all of their links. */
export function loadNavigation(): Menus {
  const { header, footerServices, ...others } = fill(readNavigation());
  const services = listServiceLinks();
  return {
    ...others,
    header: header.map((item) =>
      'items' in item && item.everyService ? { ...item, items: [...item.items, ...services] } : item,
    ),
    footerServices: footerServices ?? services,
  };
}
