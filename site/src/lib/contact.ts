/** The part of the company's facts that offers a call and a mail, so that islands carry no more than they show. */
export interface Contact {
  phone: PhoneNumber;
  email: string;
}

interface PhoneNumber {
  /** The number as people read it. */
  shown: string;
  /** The number for links. */
  e164: string;
}

/** A contact with the office and its own number. */
export interface OfficeContact extends Contact {
  officePhone: PhoneNumber;
  town: string;
  state: string;
  postalCode: string;
}

/** What is passed to an island is sent to the browser: nothing but the ways to reach the company. */
export function pickContact({ phone, email }: Contact): Contact {
  return { phone: { shown: phone.shown, e164: phone.e164 }, email };
}
