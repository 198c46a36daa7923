/** Parses answers in the forms that people use. An invalid one gets an error with an example. */
import { parseEmail as readEmail, plainEmail } from '../../domain/typed/email-address.ts';
import { nameEmailFault } from '../../domain/typed/name-email-fault.ts';
import { parsePhone as readPhone } from '../../domain/typed/parse-phone.ts';
import type { PhoneNumber } from '../../domain/typed/phone.ts';
import { AnswerError } from './answer-error.ts';
import { findState, type State } from '../../domain/typed/states.ts';

export const parseWords = (most: number) => (text: string) => {
  const plain = text
    .trim()
    .replace(/\s+/g, ' ')
    // The site's texts use curved apostrophes.
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
  if (plain === '') throw new AnswerError('Write at least one word.');
  if (plain.length > most) throw new AnswerError(`At most ${most} characters; these are ${plain.length}.`);
  if (/[{}]/.test(plain)) throw new AnswerError('Remove the braces: they are for facts such as {phone}.');
  return plain;
};

export interface Place {
  street: string | undefined;
  town: string;
  state: State;
  postalCode: string;
}

/** The comma before a two-letter state is optional. */
const placePattern =
  /^(?:(?<street>[^{}]+), ?)?(?<town>[^,{}]+?)(?:, ?| (?=[A-Za-z]{2}\.?,? \d))(?<state>[A-Za-z ]+?)\.?,? (?<zip>\d{5}(?:-\d{4})?)$/;

export function parsePlace(text: string): Place {
  const found = placePattern.exec(text.trim().replace(/\s+/g, ' '))?.groups;
  const state = findState(found?.['state'] ?? '');
  if (!found || !state) {
    throw new AnswerError(
      `“${text.trim()}” is not a place: write town, state and ZIP code, such as “Greenville, SC 29601”. Put the street first if visitors may see it.`,
    );
  }
  return {
    street: found['street'],
    town: (found['town'] ?? '').trim(),
    state,
    postalCode: found['zip'] ?? '',
  };
}

export function parseStates(text: string): State[] {
  const parts = text
    .split(/[,;]|\band\b/)
    .map((part) => part.trim())
    .filter(Boolean);
  const states = parts.map((part) => {
    const state = findState(part);
    if (!state) throw new AnswerError(`“${part}” is not a state: write two letters each, such as “SC, NC”.`);
    return state;
  });
  if (states.length === 0) throw new AnswerError('Write at least the state of the office.');
  return states.filter(({ code }, index) => states.findIndex((other) => other.code === code) === index);
}

export function parsePhone(text: string): PhoneNumber {
  const phone = readPhone(text);
  if (phone) return phone;
  throw new AnswerError(
    `“${text.trim()}” is not a phone number: write one with its area code, such as “864 271 2222 ext. 12” or “1-800-OBRIENS”, and a foreign one like “+44 20 7946 0958”.`,
  );
}

export function parseEmail(text: string): string {
  const address = readEmail(text);
  if (address !== undefined) return address;
  const plain = plainEmail(text);
  throw new AnswerError(
    `“${plain}” is not an e-mail address: ${nameEmailFault(plain)}. Write one such as office@your-domain.com.`,
  );
}

export function parseYear(text: string): number {
  const year = Number(text.trim());
  const now = new Date().getFullYear();
  if (!Number.isInteger(year) || year < 1800 || year > now)
    throw new AnswerError(`“${text.trim()}” is not a year from 1800 to ${now}.`);
  return year;
}

export function parseUrl(text: string): string {
  const plain = text.trim().replace(/\/+$/, '');
  const url = URL.parse(/^https?:\/\//i.test(plain) ? plain : `https://${plain}`);
  const isAddress =
    url && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname) && url.pathname === '/' && !url.search;
  if (!isAddress)
    throw new AnswerError(
      `“${text.trim()}” is not a web address: write one such as https://www.your-domain.com.`,
    );
  return url.origin;
}
