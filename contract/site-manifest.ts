/** `site-manifest.json`: the build's description of its files for the server. */
import { z } from 'zod';
import { hexColor } from './color.ts';
import { companyFacts, type CompanyFacts } from './company.ts';
import { serverWords, translatedWords } from './words/words-files.ts';

export const siteManifestFile = 'site-manifest.json';

const policy = z
  .string()
  .regex(/^default-src [^<>]+$/, 'must be a Content-Security-Policy that begins with default-src');

export const siteManifest = z.object({
  /** Path → new address, answered with 301. */
  redirects: z.record(z.string(), z.string()),
  /** Built HTML file, relative to the site folder → its Content-Security-Policy, with the hashes of inline parts. */
  contentSecurityPolicies: z.record(z.string(), policy),
  company: companyFacts,
  /** Background and text of the loud color, for mails. */
  accent: z.object({ plane: hexColor, words: hexColor }),
  words: serverWords,
  /** Language tag → the words in the program's other languages. */
  translations: z.record(z.string(), translatedWords).default({}),
  /** True if the server counts visits and attributes requests to sources (`counting` in company.yaml). */
  counts: z.boolean().default(false),
  /** The title of each page, by its path. */
  titles: z.record(z.string(), z.string()).default({}),
  /** The prices of single jobs, for quotes. `unit` is empty for a whole job. */
  prices: z.array(z.object({ name: z.string(), rateCents: z.number().int(), unit: z.string() })).default([]),
  /** True while pages show invented content (`sample: true`). */
  hasSamples: z.boolean().default(false),
});

export type SiteManifest = Omit<z.output<typeof siteManifest>, 'company'> & { company: CompanyFacts };

/** The words for a person or a request; without a language, or in one that the program lacks, those of the site. */
export const findServerWords = (
  { words, translations }: Pick<SiteManifest, 'words' | 'translations'>,
  language: string | null | undefined,
): SiteManifest['words'] => translations[language ?? ''] ?? words;

/** The manifest as a page writes it, with fields for the build itself, which the build removes. */
export interface ManifestDraft extends SiteManifest {
  warnings: string[];
}
