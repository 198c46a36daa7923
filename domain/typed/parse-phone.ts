/** Parses phone numbers as people write them: "864.271.2222 x12", "1-800-OBRIENS", "+44 20 7946 0958". */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { PhoneNumber } from './phone.ts';

/** A word of at least three letters after the area code, and an extension. */
const vanity = /^(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*[\dA-Z\s.-]*[A-Z]{3}[\dA-Z\s.-]*$/i;

const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

const toDigits = (text: string): string =>
  text.toLowerCase().replace(/[a-z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2));

/** Letters beyond the tenth digit are shown but not dialed. */
function parseVanity(text: string): PhoneNumber | undefined {
  const digits = toDigits(text).replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
  const number = parsePhoneNumberFromString(digits, 'US');
  return number?.isPossible() ? { shown: text, e164: number.number } : undefined;
}

/** A number without a country code is American. */
export function parsePhone(text: string): PhoneNumber | undefined {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (vanity.test(plain.replace(/\W?(?:extension|ext)\b.*$/i, ''))) {
    const found = parseVanity(plain);
    if (found) return found;
  }
  const number = parsePhoneNumberFromString(plain, 'US');
  if (!number?.isPossible()) return undefined;
  const shown = number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational();
  return { shown, e164: number.number };
}
