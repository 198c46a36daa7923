/** company.yaml: the number to dial follows from the number on the page. */
import { companyPhone } from '../../../contract/company-phone.ts';
import { isFields } from '../../../contract/values.ts';
import type { Migration } from './migration.ts';

const names = ['phone', 'officePhone'];

export const phoneNumbers: Migration = {
  name: 'company.yaml has each phone number once',
  migrate({ name, data }) {
    if (name !== 'content/company.yaml' || !isFields(data)) return undefined;
    const repeated = names.filter((key) => isRepeated(data[key]));
    if (repeated.length === 0) return undefined;
    const phones = repeated.map((key) => [key, { shown: (data[key] as { shown: unknown }).shown }]);
    return {
      data: { ...data, ...Object.fromEntries(phones) },
      notes: repeated.map((key) => `${key}.e164 is removed: the site dials ${key}.shown`),
    };
  },
};

/** Without `e164`, the number means the same. */
function isRepeated(phone: unknown): boolean {
  if (!isFields(phone) || phone['e164'] === undefined) return false;
  const [both, shown] = [phone, { shown: phone['shown'] }].map(
    (fields) => companyPhone.safeParse(fields).data,
  );
  return both !== undefined && shown?.e164 === both.e164 && shown.extension === both.extension;
}
