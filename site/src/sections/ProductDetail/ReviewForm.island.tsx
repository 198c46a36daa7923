import type { FormField } from '../../../../contract/enquiry-forms.ts';
import type { Contact } from '../../lib/contact.ts';
import { Boundary } from '../../parts/Boundary/Boundary.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { DemoForm } from '../../parts/DemoForm/DemoForm.tsx';
import { Field } from '../../parts/Field/Field.tsx';

/** PRODUCT-REVIEW: all three are required. */
const fields: FormField[] = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    required: true,
    autoComplete: 'name',
    missing: 'Please enter your name.',
  },
  {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    required: true,
    autoComplete: 'email',
    missing: 'Please enter your e-mail address.',
  },
  {
    name: 'review',
    label: 'Review',
    type: 'textarea',
    required: true,
    autoComplete: 'off',
    missing: 'Please enter your review.',
  },
];

interface Props {
  button: string;
  /** What the form says after a submit. */
  said: string;
  contact: Contact;
}

export function ReviewForm({ button, said, contact }: Props) {
  return (
    <Boundary contact={contact} isInColumn>
      <DemoForm said={said}>
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <Button label={button} tone="outline" />
      </DemoForm>
    </Boundary>
  );
}
