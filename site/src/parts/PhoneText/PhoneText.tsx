import { getCallAddress, type PhoneNumber } from '../../../../domain/typed/phone.ts';

/** A text in which the company's number is a link. The server writes the number with plain spaces. */
export function PhoneText({ text, phone }: { text: string; phone: PhoneNumber }) {
  const { shown } = phone;
  const [before, after] = text.split(text.includes(shown) ? shown : shown.replaceAll('\u00a0', ' '));
  return (
    <>
      {before}
      {after !== undefined && <a href={getCallAddress(phone)}>{shown}</a>}
      {after}
    </>
  );
}
