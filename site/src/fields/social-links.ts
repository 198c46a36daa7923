/** A person's social profiles, in content and in lists. */
import { z } from 'astro/zod';
import { socialPlatforms } from '../../../contract/company.ts';

export const socialLinks = z
  .array(
    z.strictObject({
      platform: z.enum(socialPlatforms),
      url: z.url({ protocol: /^https$/ }),
    }),
  )
  .meta({ label: 'Social links' })
  .default([]);

export type SocialLink = z.output<typeof socialLinks>[number];
