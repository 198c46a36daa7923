/** A phone number of the company in content: what visitors read also decides what they dial. */
import { z } from 'zod';
import { findPhones } from '../domain/typed/find-phones.ts';
import { parsePhone } from '../domain/typed/parse-phone.ts';
import type { PhoneNumber } from '../domain/typed/phone.ts';
import { typed } from './typed-field.ts';

const example = 'with its area code, such as (843) 555-0142 ext. 12';

interface PhoneFields {
  shown: string;
  e164?: string | undefined;
}

/** The number, or the fault with its field. */
function readPhone({ shown, e164: typed }: PhoneFields): PhoneNumber | [keyof PhoneFields, string] {
  const [first, ...others] = findPhones(shown);
  if (typed === undefined)
    return first && others.length === 0 ? toPhone(shown, first) : ['shown', `write one number ${example}`];
  const dialed = parsePhone(typed);
  if (!dialed) return ['e164', `write one number ${example}`];
  const same = [first, ...others].find((phone) => phone?.e164 === dialed.e164);
  if (same) return toPhone(shown, { ...dialed, ...same });
  if (first) return ['e164', `the page shows ${shown}, which is another number: remove this one`];
  // Digits that make no number may be a slip of the finger.
  const isWords = /\p{L}{3}/u.test(shown);
  return isWords || getDigits(shown) === getDigits(dialed.e164)
    ? toPhone(shown, dialed)
    : ['shown', `write one number ${example}`];
}

const toPhone = (shown: string, { e164, extension }: PhoneNumber): PhoneNumber => ({
  shown,
  e164,
  ...(extension && { extension }),
});

const getDigits = (text: string): string => text.replace(/\D/g, '').replace(/^1/, '');

const phoneParts = z
  .strictObject({
    /** As people read it, such as “(843) 555-0142 ext. 12” or “1-800-OBRIENS”. Phones dial its digits and letters. */
    shown: z.string().trim().min(1).meta({ label: 'Number on the page' }),
    /** Only if the page shows words that are not a number, such as “Call Delgado”. */
    e164: z.string().optional().meta({ label: 'Number to dial' }),
  })
  .transform((fields, context): PhoneNumber => {
    const phone = readPhone(fields);
    if (!Array.isArray(phone)) return phone;
    const [field, message] = phone;
    context.addIssue({ code: 'custom', path: [field], message, input: fields[field] });
    return z.NEVER;
  });

/** A text, such as “843.694.2218”, is shown in the usual format. */
export const companyPhone = typed('phone', phoneParts);

/** A phone number in the manifest. */
export const phoneFacts = z.object({
  shown: z.string(),
  e164: z.string(),
  extension: z.string().optional(),
});
