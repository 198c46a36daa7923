/** content/company.yaml: who the company is, said once. */
import { getEntry } from 'astro:content';
import type { Company } from '../../../contract/company.ts';
import { joinExtension } from '../../../contract/phone.ts';
import { dropExpired, readDay } from '../../../contract/credentials.ts';

/** Own address of the page that "/" shows. */
export const homePath = ({ home }: Pick<Company, 'home'>): string => `/${home}`;

/** The company as pages may show it on the day of the build. */
export async function loadCompany(): Promise<Company> {
  const company = await loadWholeCompany();
  const phones = { phone: joinExtension(company.phone), officePhone: joinExtension(company.officePhone) };
  return dropExpired({ ...company, ...phones }, readDay(Date.now(), company.hours.timeZone));
}

/** The company with its expired credentials, for the list of what must be renewed. */
export async function loadWholeCompany(): Promise<Company> {
  const entry = await getEntry('company', 'company');
  if (!entry) throw new Error('content/company.yaml is missing');
  return entry.data;
}
