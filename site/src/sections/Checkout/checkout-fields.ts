/** The fields of the billing form, in order (CHECKOUT-REQUIRED, CHECKOUT-OPTIONAL). */
import { checkout } from 'words:shop';
import type { FormField } from '../../../../contract/form-field.ts';

export interface CheckoutField extends FormField {
  /** `true`: shares a row with the previous field on wide screens. */
  isHalf?: boolean;
  /** The list that replaces the field once it has loaded. */
  list?: 'countries' | 'districts';
}

const { fields } = checkout;

const required = (
  name: keyof typeof fields,
  autoComplete: string,
  type: FormField['type'] = 'text',
): CheckoutField => ({ name, type, autoComplete, required: true, ...fields[name] });

const optional = (name: keyof typeof fields, autoComplete: string): CheckoutField => ({
  ...required(name, autoComplete),
  required: false,
});

export const checkoutFields: CheckoutField[] = [
  { ...required('fname', 'given-name'), isHalf: true },
  { ...required('lname', 'family-name'), isHalf: true },
  optional('cname', 'organization'),
  { ...required('country', 'country'), list: 'countries' },
  required('hnumber', 'address-line1'),
  optional('address2', 'address-line2'),
  required('city', 'address-level2'),
  { ...required('district', 'address-level1'), isHalf: true, list: 'districts' },
  { ...optional('pcode', 'postal-code'), isHalf: true },
  { ...required('number', 'tel', 'tel'), isHalf: true },
  { ...required('email', 'email', 'email'), isHalf: true },
  { name: 'notes', type: 'textarea', required: false, ...fields.notes },
];

/** The field that this list replaces. */
export function getListField(list: 'countries' | 'districts'): CheckoutField {
  const field = checkoutFields.find((candidate) => candidate.list === list);
  if (!field) throw new Error(`The checkout has no field for the list ${list}`);
  return field;
}
