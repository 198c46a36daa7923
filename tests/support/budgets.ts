/**
 * Budgets of a first visit with an empty cache, until the page has loaded, the hero's picture is sharper and all requests
 * have ended. They count transferred bytes: compressed bodies, and for `html` and `total` also headers.
 */
import path from 'node:path';
import { contentFolder } from '../../contract/content-folder.ts';
import { readCompany } from '../../contract/read-words.ts';

export interface Figures {
  /**
   * The page with its styles and headers fits one initial congestion window. One byte more costs another round trip.
   */
  html: number;
  /** Scripts that run before any interaction, including inline ones. */
  scripts: number;
  /** The carousel script, which loads only near a carousel. */
  carousel: number;
  fonts: number;
  /** The picture with `fetchpriority="high"`. On a phone, it fits one initial congestion window with its headers. */
  hero: number;
  /** The hero's sharper picture, which the page requests after it has loaded (HERO-SHARPER). */
  sharper: number;
  /** Films that play automatically. */
  films: number;
  /** Everything except the sharper picture. */
  requests: number;
  /** Everything except the films and the sharper picture. */
  total: number;
  /** Cumulative layout shift during loading. If the page shifted, measured again with the font in the cache. */
  shift: number;
}

const company = readCompany();

const everywhere = {
  html: 14_600,
  scripts: 4_000,
  carousel: 1_500,
  fonts: 30_000,
  films: 0,
  // A company's own logo is a file. A drawn mark is inline.
  requests: company.logo && 'file' in company.logo ? 9 : 8,
  total: 100_000,
};

/** The phone is Lighthouse's. */
export const devices = {
  phone: {
    use: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
    // An owner's photographs may be too grainy for any encoder.
    limits: {
      ...everywhere,
      hero: path.basename(contentFolder) === 'showcase' ? 13_860 : 30_000,
      sharper: 60_000,
      shift: 0.0005,
    },
  },
  desktop: {
    use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
    limits: { ...everywhere, hero: 65_000, sharper: 120_000, shift: 0.0005 },
  },
} satisfies Record<string, { use: object; limits: Figures }>;

export type Device = keyof typeof devices;

/** Exceptions with a reason. */
const exceptions: { routes: RegExp; on?: Device; may: Partial<Figures> }[] = [
  // The first view is a film. On a phone it waits for the visitor.
  { routes: /^\/(index|onepage)-1[45]$/, on: 'desktop', may: { films: 860_000 } },
  // The first view has six pictures.
  { routes: /^\/variants$/, on: 'desktop', may: { requests: 9 } },
];

export function getLimits(route: string, device: Device): Figures {
  const limits: Figures = { ...devices[device].limits };
  for (const { routes, on = device, may } of exceptions) {
    if (on !== device || !routes.test(route)) continue;
    for (const name of Object.keys(may) as (keyof Figures)[])
      limits[name] = Math.max(limits[name], may[name] ?? 0);
  }
  return limits;
}
