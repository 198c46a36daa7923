/** content/company.yaml: who the company is, said once. */
import { getEntry } from 'astro:content';
import type { Company } from '../../../contract/company.ts';

/** Own address of the page that "/" shows. */
export const homePath = ({ home }: Pick<Company, 'home'>): string => `/${home}`;

export async function loadCompany(): Promise<Company> {
  const entry = await getEntry('company', 'company');
  if (!entry) throw new Error('content/company.yaml is missing');
  return entry.data;
}
