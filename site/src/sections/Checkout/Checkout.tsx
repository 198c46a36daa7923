import { useId } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { DemoForm } from '../../parts/DemoForm/DemoForm.tsx';
import { Field } from '../../parts/Field/Field.tsx';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { NoticeDialog } from '../../parts/NoticeDialog/NoticeDialog.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Checkout.module.css';
import type { checkout } from './Checkout.schema.ts';
import { checkoutFields } from './checkout-fields.ts';
import { OrderSummary } from './OrderSummary.tsx';

/** Static, with a small script of its own: docs/decisions/0011 says why it is no island. */
export function Checkout({ coupon, billing, country, order, payment, said }: SectionProps<typeof checkout>) {
  const id = useId();
  return (
    <div className={`wrap ${styles.root}`}>
      <details className={styles.coupon}>
        <summary>
          {coupon.header}
          <Icon name="down" />
        </summary>
        <DemoForm said="">
          <Field
            id={`${id}-coupon`}
            name="coupon_code"
            label="Coupon code"
            type="text"
            required
            autoComplete="off"
            hint={coupon.note}
            missing="Please enter a coupon code."
          />
          <Button label="Apply Coupon" tone="outline" />
        </DemoForm>
      </details>
      <form className={styles.form} method="dialog" data-checkout="">
        <div className={styles.billing}>
          <h2>{billing}</h2>
          <div className={styles.fields}>
            {checkoutFields.map(({ isHalf, ...field }) => (
              <div key={field.name} data-half={isHalf}>
                <Field
                  {...field}
                  id={`${id}-${field.name}`}
                  {...(field.list === 'countries' && { value: country })}
                />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.order} data-surface="plaster">
          <h2>{order.title}</h2>
          <OrderSummary lines={order.lines} />
          <div className={styles.payment}>
            <h3>{payment.title}</h3>
            <p>{payment.text}</p>
            <Button label="Continue to payment" />
            <p className={styles.status} role="status" />
            <p className={styles.said}>{said}</p>
          </div>
        </div>
      </form>
      {/* The script shows it. */}
      <NoticeDialog notice={null} note={said} onClose={() => undefined} />
    </div>
  );
}
