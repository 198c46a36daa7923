/** Phone numbers as links. */
export interface PhoneNumber {
  /** As people read it, for example "(843) 555-0142 ext. 12". */
  shown: string;
  /** E.164, without the extension. */
  e164: string;
}

const extension = /\W(?:extension|ext\.?|x|#)\s*(\d{1,7})$/i;

/** The number without line breaks, but for one before the extension. */
export const joinDigits = (phone: PhoneNumber): PhoneNumber => {
  const { index = phone.shown.length } = extension.exec(phone.shown) ?? {};
  const [number, rest] = [phone.shown.slice(0, index), phone.shown.slice(index)];
  const join = (text: string) => text.replaceAll(/(?<=\S)\s+(?=\S)/g, '\u00a0');
  return { ...phone, shown: join(number) + join(rest) };
};

/**
 * Address that dials the number. Phones read a comma as a pause and then dial the extension; `;ext=` of RFC 3966 is
 * ignored by iOS and misdialed by Android.
 */
export function getCallAddress({ shown, e164 }: PhoneNumber): string {
  const [, digits] = extension.exec(shown) ?? [];
  return digits === undefined ? `tel:${e164}` : `tel:${e164},${digits}`;
}
