/** content/company.yaml: who the company is, said once. */
import { getEntry } from 'astro:content';
import { z } from 'astro/zod';

const phone = z.strictObject({
  /** As people read it. */
  shown: z.string().min(5),
  /** E.164, for links. */
  e164: z.string().regex(/^\+[1-9]\d{6,14}$/, 'write the number as +18435550142'),
});

export const companySchema = z.strictObject({
  name: z.string().min(1),
  tagline: z.string().min(1),
  /** Public address of the site, without a slash at its end. */
  url: z.url().refine((url) => !url.endsWith('/'), 'leave the slash at the end away'),
  welcome: z.string().min(1),
  phone,
  officePhone: phone,
  email: z.email(),
  town: z.string().min(1),
  /** Two letters. */
  state: z.string().length(2),
  postalCode: z.string().min(1),
  hours: z.strictObject({
    /** Reading in the header. */
    header: z.string().min(1),
    /** Reading in the footer. */
    footer: z.string().min(1),
    /** When the office answers: English day names, 24-hour local times. */
    office: z.strictObject({
      days: z
        .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
        .min(1),
      opens: z.string().regex(/^\d\d:\d\d$/),
      closes: z.string().regex(/^\d\d:\d\d$/),
    }),
    timeZone: z.string().min(1),
  }),
  yearsOfExperience: z.number().int().positive(),
  serviceArea: z.array(z.strictObject({ code: z.string().length(2), name: z.string() })).min(1),
  social: z.array(
    z.strictObject({
      platform: z.enum(['facebook', 'instagram', 'linkedin', 'twitter']),
      label: z.string().min(1),
      url: z.url(),
    }),
  ),
  /** Name of the file of content/homes or content/one-pagers that "/" shows and that Home leads to. */
  home: z.string().min(1),
});

export type Company = z.output<typeof companySchema>;

/** Own address of the page that "/" shows. */
export const homePath = ({ home }: Pick<Company, 'home'>): string => `/${home}`;

export async function loadCompany(): Promise<Company> {
  const entry = await getEntry('company', 'company');
  if (!entry) throw new Error('content/company.yaml is missing');
  return entry.data;
}
