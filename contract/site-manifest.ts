/** `site-manifest.json`: what the build tells the server about the files beside it. */
import { z } from 'zod';

export const siteManifestFile = 'site-manifest.json';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write the time as 08:00');

/** When the office answers: English day names, local times, and the time zone whose clock they mean. */
export const officeHours = z.strictObject({
  days: z
    .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
    .min(1),
  opens: clock,
  closes: clock,
  timeZone: z.string().refine(isTimeZone, 'write a time zone such as America/New_York'),
});

export type OfficeHours = z.output<typeof officeHours>;

/** Facts that the server says in answers and mails; the site reads them from content/company.yaml. */
export const companyFacts = z.object({
  name: z.string().min(1),
  /** As people read it. */
  phone: z.string().min(5),
  /** E.164, for links. */
  phoneE164: z.string().regex(/^\+[1-9]\d{6,14}$/, 'write the number as +18435550142'),
  email: z.email(),
  /** Public address of the site. */
  url: z.url().refine((url) => !url.endsWith('/'), 'leave the slash at the end away'),
  hours: officeHours,
});

export type CompanyFacts = z.output<typeof companyFacts>;

export const siteManifest = z.object({
  /** Path → address it moved to; answered with 301. */
  redirects: z.record(z.string(), z.string()),
  /** Built HTML file, relative to the site folder → its Content-Security-Policy (with the hashes of its inline parts). */
  contentSecurityPolicies: z.record(
    z.string(),
    z
      .string()
      .regex(/^default-src [^<>]+$/, 'must be a Content-Security-Policy that begins with default-src'),
  ),
  company: companyFacts,
});

export type SiteManifest = z.output<typeof siteManifest>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
