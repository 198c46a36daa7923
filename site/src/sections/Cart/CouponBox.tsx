import { coupon as words } from 'words:shop';
import { Button } from '../../parts/Button/Button.tsx';
import { Field } from '../../parts/Field/Field.tsx';
import { Form } from '../../parts/Form/Form.tsx';
import { useForm } from '../../parts/Form/use-form.ts';
import styles from './Cart.module.css';

/** Logs the code; there is no discount (CART-COUPON). */
export function CouponBox({ noted }: { noted: string }) {
  const form = useForm({ send: noteCode, forgetsLine: true });

  function noteCode(element: HTMLFormElement) {
    console.log('Coupon code:', new FormData(element).get('coupon_code'));
    return { line: noted };
  }
  return (
    <Form form={form} label={words.button} className={styles.coupon} method="dialog">
      <Field name="coupon_code" label={words.label} type="text" required missing={words.missing} />
      <Button label={words.button} tone="outline" />
      <p className={styles.status} role="status">
        {form.answer.line}
      </p>
    </Form>
  );
}
