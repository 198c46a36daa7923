/** The fields of the billing form, in order (CHECKOUT-REQUIRED, CHECKOUT-OPTIONAL). */
import type { FormField } from '../../../../contract/enquiry-forms.ts';

export interface CheckoutField extends FormField {
  /** On wide screens, beside the field before it. */
  isHalf?: boolean;
  /** The list that the field becomes once it has been loaded. */
  list?: 'countries' | 'districts';
}

const required = (
  name: string,
  label: string,
  autoComplete: string,
  missing: string,
  type: FormField['type'] = 'text',
): CheckoutField => ({ name, label, type, autoComplete, missing, required: true });

const optional = (
  name: string,
  label: string,
  autoComplete: string,
  type: FormField['type'] = 'text',
): CheckoutField => ({ name, label, type, autoComplete, required: false });

export const checkoutFields: CheckoutField[] = [
  { ...required('fname', 'First name', 'given-name', 'Please enter your first name.'), isHalf: true },
  { ...required('lname', 'Last name', 'family-name', 'Please enter your last name.'), isHalf: true },
  optional('cname', 'Company name', 'organization'),
  { ...required('country', 'Country', 'country', 'Please choose your country.'), list: 'countries' },
  required('hnumber', 'Street address', 'address-line1', 'Please enter your street and house number.'),
  optional('address2', 'Apartment, suite or unit', 'address-line2'),
  required('city', 'Town / City', 'address-level2', 'Please enter your town or city.'),
  {
    ...required('district', 'District', 'address-level1', 'Please choose your district.'),
    isHalf: true,
    list: 'districts',
  },
  { ...optional('pcode', 'Postcode', 'postal-code'), isHalf: true },
  { ...required('number', 'Phone', 'tel', 'Please enter your phone number.', 'tel'), isHalf: true },
  { ...required('email', 'E-mail', 'email', 'Please enter your e-mail address.', 'email'), isHalf: true },
  optional('notes', 'Order notes', 'off', 'textarea'),
];

/** The field that becomes this list. */
export function getListField(list: 'countries' | 'districts'): CheckoutField {
  const field = checkoutFields.find((candidate) => candidate.list === list);
  if (!field) throw new Error(`No field of the checkout becomes the list ${list}`);
  return field;
}
