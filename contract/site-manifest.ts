/** `site-manifest.json`: what the build tells the server about the files beside it. */
import { z } from 'zod';
import { serverWords } from './server-words.ts';

export const siteManifestFile = 'site-manifest.json';

/** "08:00". */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const siteManifest = z.object({
  /** Path → address it moved to; answered with 301. */
  redirects: z.record(z.string(), z.string()),
  /** Built HTML file, relative to the site folder → its Content-Security-Policy (with the hashes of its inline parts). */
  contentSecurityPolicies: z.record(z.string(), z.string()),
  words: serverWords,
  /** Facts the server says in answers and mails. */
  company: z.object({
    name: z.string(),
    phone: z.string(),
    /** E.164, for links. */
    phoneE164: z.string(),
    email: z.string(),
    /** Public address of the site, without a slash at its end. */
    url: z.string(),
    /** When the office answers, by the clock of its time zone; mails promise a call by them. */
    hours: z.object({
      days: z.array(z.string()),
      opens: clock,
      closes: clock,
      timeZone: z.string(),
    }),
  }),
});

export type SiteManifest = z.output<typeof siteManifest>;
