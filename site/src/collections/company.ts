/** content/company.yaml: who the company is, said once. */
import { getEntry } from 'astro:content';
import { z } from 'astro/zod';
import { companyFacts, officeHours } from '../../../contract/site-manifest.ts';

const phone = z.strictObject({
  /** As people read it. */
  shown: companyFacts.shape.phone,
  /** E.164, for links. */
  e164: companyFacts.shape.phoneE164,
});

export const companySchema = z.strictObject({
  name: companyFacts.shape.name,
  tagline: z.string().min(1),
  /** Public address of the site, without a slash at its end. */
  url: companyFacts.shape.url,
  welcome: z.string().min(1),
  phone,
  officePhone: phone,
  email: companyFacts.shape.email,
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
    office: officeHours.omit({ timeZone: true }),
    timeZone: officeHours.shape.timeZone,
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
  /** Name of the file of content/homes that "/" shows. */
  home: z.string().min(1),
});

export type Company = z.output<typeof companySchema>;

export async function loadCompany(): Promise<Company> {
  const entry = await getEntry('company', 'company');
  if (!entry) throw new Error('content/company.yaml is missing');
  return entry.data;
}
