import type { PhoneNumber } from '../../../domain/typed/phone.ts';

/** The company's phone and email. A separate type keeps the rest of the company's facts out of island props. */
export interface Contact {
  phone: PhoneNumber;
  email: string;
}

/** A contact plus the office and its phone number. */
export interface OfficeContact extends Contact {
  officePhone?: PhoneNumber | undefined;
  street?: string | undefined;
  town: string;
  state: string;
  postalCode: string;
}

/** The browser receives an island's props, so this passes on only phone and email. */
export function pickContact({ phone, email }: Contact): Contact {
  return { phone, email };
}
