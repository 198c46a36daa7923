import { review as words } from 'words:shop';
import type { FormField } from '../../../../contract/form-field.ts';
import type { Contact } from '../../forms/contact.ts';
import { Boundary } from '../../parts/Boundary/Boundary.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { DemoForm } from '../../parts/DemoForm/DemoForm.tsx';
import { Field } from '../../parts/Field/Field.tsx';

/** PRODUCT-REVIEW: all three are required. */
const fields: FormField[] = [
  { name: 'name', type: 'text', required: true, autoComplete: 'name', ...words.name },
  { name: 'email', type: 'email', required: true, autoComplete: 'email', ...words.email },
  { name: 'review', type: 'textarea', required: true, ...words.review },
];

interface Props {
  button: string;
  /** Message of the form after a submit. */
  said: string;
  contact: Contact;
}

export function ReviewForm({ button, said, contact }: Props) {
  return (
    <Boundary contact={contact} isInColumn>
      <DemoForm label={button} said={said}>
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <Button label={button} tone="outline" />
      </DemoForm>
    </Boundary>
  );
}
