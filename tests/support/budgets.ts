/**
 * What a first visit may cost, with an empty cache, until the page has loaded and its requests have ended. Bytes are
 * counted as they travel: the bodies of answers, compressed where that helps, and in `html` and `total` their headers, too.
 */
import path from 'node:path';
import { contentFolder } from '../../contract/content-folder.ts';
import { readCompany } from '../../contract/read-words.ts';

export interface Figures {
  /** The page with its styles and headers: one initial congestion window, which a byte more makes a round trip more. */
  html: number;
  /** Scripts that run before the visitor does anything, those inside the page included. */
  scripts: number;
  /** What turns carousels, which comes only when one is near the view. */
  carousel: number;
  fonts: number;
  /** The picture with `fetchpriority="high"`: on a phone one initial congestion window with its headers. */
  hero: number;
  /** Films that play by themselves. */
  films: number;
  requests: number;
  /** Everything but the films. */
  total: number;
  /** Sum of all shifts of the layout while the page loads, with the typeface in the cache where it moved without. */
  shift: number;
}

const company = readCompany();

const everywhere = {
  html: 14_600,
  scripts: 4_000,
  carousel: 1_400,
  fonts: 30_000,
  films: 0,
  // A logo of the company's own is a file, a drawn mark is not.
  requests: company.logo && 'file' in company.logo ? 9 : 8,
  total: 100_000,
};

/** The phone is that of Lighthouse. */
export const devices = {
  phone: {
    use: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
    // The photographs of an owner may have more grain than any encoding takes away.
    limits: {
      ...everywhere,
      hero: path.basename(contentFolder) === 'showcase' ? 13_860 : 30_000,
      shift: 0.0005,
    },
  },
  desktop: {
    use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
    limits: { ...everywhere, hero: 65_000, shift: 0.0005 },
  },
} satisfies Record<string, { use: object; limits: Figures }>;

export type Device = keyof typeof devices;

/** Pages that may cost more, and why. */
const exceptions: { routes: RegExp; on?: Device; may: Partial<Figures> }[] = [
  // A film is the first view; on a phone it waits for the visitor.
  { routes: /^\/(index|onepage)-1[45]$/, on: 'desktop', may: { films: 860_000 } },
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
