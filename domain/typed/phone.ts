/** A phone number to show and to dial. Pages import this file; the parser is find-phones.ts. */
export interface PhoneNumber {
  /** As people read it, for example "(843) 555-0142 ext. 12" or "1-800-OBRIENS". */
  shown: string;
  /** E.164, without the extension. */
  e164: string;
  /** Digits to dial once the call is answered. A comma is a pause: "12", "2,204". */
  extension?: string | undefined;
}

/** Keeps "ext. 12" on one line. */
export const joinExtension = (phone: PhoneNumber): PhoneNumber => ({
  ...phone,
  shown: phone.extension === undefined ? phone.shown : phone.shown.replace(/(?<=\S)\s+(?=\d+$)/, '\u00a0'),
});

/**
 * The address that dials the number. Phones treat a comma as a pause and then dial the extension; iOS ignores `;ext=`
 * of RFC 3966, and Android misdials it.
 */
export const getCallAddress = ({ e164, extension }: Pick<PhoneNumber, 'e164' | 'extension'>): string =>
  extension === undefined ? `tel:${e164}` : `tel:${e164},${extension}`;

/** The address of a text message; undefined with an extension, because texts reach only a whole line. */
export const getTextAddress = ({ e164, extension }: Pick<PhoneNumber, 'e164' | 'extension'>) =>
  extension === undefined ? `sms:${e164}` : undefined;

/** Opens the phone's own messages with this text. iOS reads it after "&", Android after "?". */
export const writeText = (address: string, text: string): string =>
  `${address}?&body=${encodeURIComponent(text)}`;

/** "+18435550142 ext. 12", which phones and mail programs recognize in a text. */
export const writeDialed = ({ e164, extension }: Pick<PhoneNumber, 'e164' | 'extension'>): string =>
  extension === undefined ? e164 : `${e164} ext. ${extension}`;

/** The number for programs that parse RFC 3966, such as search engines: "+18435550142;ext=12". */
export const writePhone = ({ e164, extension }: PhoneNumber): string =>
  extension === undefined ? e164 : `${e164};ext=${extension.replaceAll(/\D/g, '')}`;

/** True for toll-free North American area codes. */
export const isTollFree = ({ e164 }: PhoneNumber): boolean => /^\+18(?:00|33|44|55|66|77|88)/.test(e164);
