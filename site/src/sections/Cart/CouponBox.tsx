import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { Field } from '../../parts/Field/Field.tsx';
import styles from './Cart.module.css';

/** Records the code and logs it; there are no discounts (CART-COUPON). */
export function CouponBox({ noted }: { noted: string }) {
  const [error, setError] = useState('');
  const [line, setLine] = useState('');
  const code = useRef('');
  const id = useId();

  const apply = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('coupon_code');
    code.current = typeof typed === 'string' ? typed : '';
    console.log('Coupon code:', code.current);
    setLine(noted);
  };
  return (
    <form className={styles.coupon} method="dialog" onSubmit={apply}>
      <Field
        id={id}
        name="coupon_code"
        label="Coupon code"
        type="text"
        required
        autoComplete="off"
        error={error}
        onInvalid={(event) => {
          event.preventDefault();
          setError('Please enter a coupon code.');
        }}
        onInput={() => {
          setError('');
          setLine('');
        }}
      />
      <Button label="Apply Coupon" tone="outline" />
      <p className={styles.status} role="status">
        {line}
      </p>
    </form>
  );
}
