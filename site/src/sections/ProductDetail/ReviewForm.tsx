import { useId } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { DemoForm } from '../../parts/DemoForm/DemoForm.tsx';
import { Field, type FieldSpec } from '../../parts/Field/Field.tsx';
import styles from './ProductDetail.module.css';

/** Name, e-mail and review text are required (PRODUCT-REVIEW). */
const fields: FieldSpec[] = [
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

export function ReviewForm({ title, button, said }: { title: string; button: string; said: string }) {
  const id = useId();
  return (
    <div className={styles.review}>
      <h2>{title}</h2>
      <DemoForm said={said}>
        {fields.map((field) => (
          <Field key={field.name} {...field} id={`${id}-${field.name}`} />
        ))}
        <Button label={button} tone="outline" />
      </DemoForm>
    </div>
  );
}
