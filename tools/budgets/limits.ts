/** What a phone may receive on its first visit, in bytes over the wire (Brotli for text). Every route is held to it. */
export const limits = {
  /** HTML with its CSS: one initial congestion window. */
  html: 14_600,
  /** Scripts that run before the visitor does anything. */
  scripts: 4_000,
  /** Fonts that the page preloads, and all that it can come to use. */
  preloadedFonts: 25_000,
  fonts: 45_000,
  /** The picture with fetchpriority="high", as the phone below picks it. */
  hero: 30_000,
  requests: 8,
  /** HTML, fonts, hero, scripts, eager pictures and icon together. */
  total: 100_000,
} as const;

/** The search index, which comes when somebody searches. */
export const searchIndexLimit = 40_000;

export type Budget = keyof typeof limits;

/** Home variants may be long: their HTML may reach 20 kB, and that of no other kind of page. */
export const isHomeVariant = (route: string): boolean => /^\/(index|onepage)-\d\d$/.test(route);
export const homeVariantHtml = 20_000;

/** The phone of Lighthouse. */
export const phone = { widthPx: 412, heightPx: 823, devicePixelRatio: 1.75 } as const;

export const limitFor = (route: string, budget: Budget): number =>
  budget === 'html' && isHomeVariant(route) ? homeVariantHtml : limits[budget];
