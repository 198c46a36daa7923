/** The fields of each form, in order. Names are those of the specification's payloads. */
import type { EnquiryKind } from '../../../../contract/enquiries.ts';
import { maxLength, serviceChoices } from '../../../../contract/enquiry-limits.ts';
import type { FieldSpec } from '../../parts/Field/Field.tsx';

export interface EnquiryField extends FieldSpec {
  missing: string;
  maxLength: number;
}

const field = (
  name: string,
  label: string,
  type: EnquiryField['type'],
  autoComplete: string,
  missing: string,
): EnquiryField => ({ name, label, type, autoComplete, missing, required: true, maxLength: maxLength.other });

const name = {
  ...field('name', 'Name', 'text', 'name', 'Please enter your name.'),
  maxLength: maxLength.name,
};
const email = field('email', 'E-mail', 'email', 'email', 'Please enter your e-mail address.');
const website = {
  ...field('website', 'Website', 'text', 'url', 'Please enter your website, or “none”.'),
  hint: 'Your company’s or your project’s. No website? Write “none”.',
};
const message = {
  ...field('message', 'Message', 'textarea', 'off', 'Please enter your message.'),
  maxLength: maxLength.message,
};

export function listFields(kind: EnquiryKind, hasWebsite: boolean): EnquiryField[] {
  if (kind === 'service-request') {
    return [
      name,
      field('phoneNumber', 'Phone', 'tel', 'tel', 'Please enter your phone number.'),
      email,
      field(
        'address',
        'Address of the work',
        'text',
        'street-address',
        'Please enter the address of the work.',
      ),
      {
        ...field('service', 'Service', 'select', 'off', ''),
        required: false,
        options: serviceChoices,
      },
    ];
  }
  if (kind === 'blog-reply') {
    return [name, email, { ...message, label: 'Comment', missing: 'Please enter your comment.' }];
  }
  const phone = field('phone', 'Phone', 'tel', 'tel', 'Please enter your phone number.');
  return [name, email, phone, ...(hasWebsite ? [website] : []), message];
}
