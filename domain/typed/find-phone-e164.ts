import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Reads a number without a country code as one of the United States. */
export function findPhoneE164(typed: string | undefined): string | null {
  if (typed === undefined) return null;
  const phone = parsePhoneNumberFromString(typed, 'US');
  return phone?.isPossible() ? phone.number : null;
}
