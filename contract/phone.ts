/** Phone numbers as links. */
export interface PhoneNumber {
  /** As people read it, for example "(843) 555-0142 ext. 12". */
  shown: string;
  /** E.164, without the extension. */
  e164: string;
}

const extension = /\W(?:extension|ext\.?|x|#)\s*(\d{1,7})$/i;

/** The number with "ext. 12" on one line. */
export const joinExtension = (phone: PhoneNumber): PhoneNumber => ({
  ...phone,
  shown: phone.shown.replace(extension, (text) => text.replace(/(?<=\S)\s+(?=\d)/, '\u00a0')),
});

/**
 * Address that dials the number. Phones read a comma as a pause and then dial the extension; `;ext=` of RFC 3966 is
 * ignored by iOS and misdialed by Android.
 */
export function getCallAddress({ shown, e164 }: PhoneNumber): string {
  const [, digits] = extension.exec(shown) ?? [];
  return digits === undefined ? `tel:${e164}` : `tel:${e164},${digits}`;
}
