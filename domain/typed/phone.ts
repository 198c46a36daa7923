import { toPlainSpaces } from './plain-spaces.ts';

/** A phone number to show and to dial. Pages import this file; the parser is find-phones.ts. */
export interface PhoneNumber {
  /** As people read it, for example "(843) 555-0142 ext. 12" or "1-800-OBRIENS". */
  shown: string;
  /** E.164, without the extension. */
  e164: string;
  /** Digits to dial once the call is answered. A comma is a pause: "12", "2,204". */
  extension?: string | undefined;
}

/** Keeps the number on one line. */
export const joinNumber = (phone: PhoneNumber): PhoneNumber => ({
  ...phone,
  shown: phone.shown.replaceAll(/\s+/g, '\u00a0'),
});

/**
 * The address that dials the number. Phones treat a comma as a pause and then dial the extension; iOS ignores `;ext=`
 * of RFC 3966, and Android misdials it.
 */
export const getCallAddress = ({ e164, extension }: Pick<PhoneNumber, 'e164' | 'extension'>): string =>
  extension === undefined ? `tel:${e164}` : `tel:${e164},${extension}`;

/**
 * Makes links of the numbers where they are text in HTML. Nothing else may be inside a link, a button or a field.
 * `looks`: attributes of a link outside of the site, whose styles keep a number on one line.
 */
export function linkPhones(html: string, phones: readonly PhoneNumber[], looks = ''): string {
  const untouched = '<(a|button|option|textarea|script)\\b[^]*?</\\1>|<[^>]*>';
  const numbers = phones.map(({ shown }) => RegExp.escape(shown));
  return html.replaceAll(new RegExp([untouched, ...numbers].join('|'), 'g'), (found) => {
    const phone = phones.find(({ shown }) => shown === found);
    return phone ? `<a href="${getCallAddress(phone)}"${looks}>${joinNumber(phone).shown}</a>` : found;
  });
}

/** The address of a text message; undefined with an extension, because texts reach only a whole line. */
export const getTextAddress = ({ e164, extension }: Pick<PhoneNumber, 'e164' | 'extension'>) =>
  extension === undefined ? `sms:${e164}` : undefined;

/**
 * Opens the phone's own messages with this text. iOS reads it after "&", Android after "?". With a no-break space, a
 * message holds 70 letters instead of 160.
 */
export const writeText = (address: string, text: string): string =>
  `${address}?&body=${encodeURIComponent(toPlainSpaces(text))}`;

/** "+18435550142 ext. 12", which phones and mail programs recognize in a text. */
export const writeDialed = ({ e164, extension }: Pick<PhoneNumber, 'e164' | 'extension'>): string =>
  extension === undefined ? e164 : `${e164} ext. ${extension}`;

/** The number for programs that parse RFC 3966, such as search engines: "+18435550142;ext=12". */
export const writePhone = ({ e164, extension }: PhoneNumber): string =>
  extension === undefined ? e164 : `${e164};ext=${extension.replaceAll(/\D/g, '')}`;

/** True for toll-free North American area codes. */
export const isTollFree = ({ e164 }: PhoneNumber): boolean => /^\+18(?:00|33|44|55|66|77|88)/.test(e164);
