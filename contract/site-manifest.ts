/** `site-manifest.json`: what the build tells the server about the files beside it. */
import { z } from 'zod';
import { hexColor } from './color.ts';
import { companyFacts } from './company.ts';
import { serverWords } from './words/words-files.ts';

export const siteManifestFile = 'site-manifest.json';

const policy = z
  .string()
  .regex(/^default-src [^<>]+$/, 'must be a Content-Security-Policy that begins with default-src');

export const siteManifest = z.object({
  /** Path → address it moved to; answered with 301. */
  redirects: z.record(z.string(), z.string()),
  /** Built HTML file, relative to the site folder → its Content-Security-Policy (with the hashes of its inline parts). */
  contentSecurityPolicies: z.record(z.string(), policy),
  company: companyFacts,
  /** Plane and words of the loud color, for mails. */
  accent: z.object({ plane: hexColor, words: hexColor }),
  words: serverWords,
  /** `true` when the server counts visits and joins requests to their sources (COUNTS=on at the build). */
  counts: z.boolean().default(false),
  /** `true` while pages show something invented (`sample: true` in content). */
  hasSamples: z.boolean().default(false),
});

export type SiteManifest = z.output<typeof siteManifest>;

/** As a page of the site writes it; the build takes out what is only for the one who builds. */
export interface ManifestDraft extends SiteManifest {
  warnings: string[];
}
