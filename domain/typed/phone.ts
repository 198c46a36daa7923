/** Formats phone numbers as links. */
export interface PhoneNumber {
  /** As people read it, for example "(843) 555-0142 ext. 12" or "1-800-OBRIENS". */
  shown: string;
  /** E.164, without the extension. */
  e164: string;
}

const extension = /\W(?:extension|ext\.?|x|#)\s*(\d{1,7})$/i;

/** Keeps "ext. 12" on one line. */
export const joinExtension = (phone: PhoneNumber): PhoneNumber => ({
  ...phone,
  shown: phone.shown.replace(extension, (text) => text.replace(/(?<=\S)\s+(?=\d)/, '\u00a0')),
});

const findExtension = ({ shown }: PhoneNumber): string | undefined => extension.exec(shown)?.[1];

/**
 * The address that dials the number. Phones treat a comma as a pause and then dial the extension; iOS ignores `;ext=`
 * of RFC 3966, and Android misdials it.
 */
export function getCallAddress(phone: PhoneNumber): string {
  const digits = findExtension(phone);
  return digits === undefined ? `tel:${phone.e164}` : `tel:${phone.e164},${digits}`;
}

/** The number for programs that parse RFC 3966, such as search engines: "+18435550142;ext=12". */
export function writePhone(phone: PhoneNumber): string {
  const digits = findExtension(phone);
  return digits === undefined ? phone.e164 : `${phone.e164};ext=${digits}`;
}

/** True for toll-free North American area codes. */
export const isTollFree = ({ e164 }: PhoneNumber): boolean => /^\+18(?:00|33|44|55|66|77|88)/.test(e164);
