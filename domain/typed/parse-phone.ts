/** Parses a text that is one phone number: "864.271.2222 x12", "1-800-OBRIENS", "+44 20 7946 0958". */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { findPhones } from './find-phones.ts';
import type { PhoneNumber } from './phone.ts';

/** `shown` is in the format of the number's country; letters stay. Undefined without a number, and with several. */
export function parsePhone(text: string): PhoneNumber | undefined {
  const [phone, ...more] = findPhones(text);
  if (!phone || more.length > 0) return undefined;
  const { e164, extension, shown } = phone;
  const isName = /[a-z]{3}/i.test(shown.replace(/\W*\bext.*$/i, ''));
  const number = parsePhoneNumberFromString(e164);
  const formatted =
    number?.countryCallingCode === '1' ? number.formatNational() : number?.formatInternational();
  if (isName || formatted === undefined) return { e164, shown, ...(extension && { extension }) };
  return extension
    ? { e164, extension, shown: `${formatted} ext. ${extension}` }
    : { e164, shown: formatted };
}
