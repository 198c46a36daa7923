import type { PhoneNumber } from '../../../contract/phone.ts';

/** The part of the company's facts that offers a call and a mail, so that islands carry no more than they show. */
export interface Contact {
  phone: PhoneNumber;
  email: string;
}

/** A contact with the office and its own number. */
export interface OfficeContact extends Contact {
  officePhone?: PhoneNumber | undefined;
  street?: string | undefined;
  town: string;
  state: string;
  postalCode: string;
}

/** Props of an island travel to the browser: only the ways to reach the company. */
export function pickContact({ phone, email }: Contact): Contact {
  return { phone: { shown: phone.shown, e164: phone.e164 }, email };
}
