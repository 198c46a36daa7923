/** The checkout: a coupon box without effect, the billing form and the simulated order. */
import type { ReactNode } from 'react';
import { checkout as checkoutWords, coupon as words } from 'words:shop';
import { messages } from 'words:forms';
import type { Contact } from '../../forms/contact.ts';
import { Boundary } from '../../parts/Boundary/Boundary.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { DemoForm } from '../../parts/DemoForm/DemoForm.tsx';
import { Field } from '../../parts/Field/Field.tsx';
import { Form } from '../../parts/Form/Form.tsx';
import { SlottedField } from '../../parts/Form/SlottedField.tsx';
import { useForm, type Answer } from '../../parts/Form/use-form.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { NoticeDialog } from '../../parts/NoticeDialog/NoticeDialog.tsx';
import styles from './Checkout.module.css';
import { checkoutFields } from './checkout-fields.ts';
import { submitOrder } from './submit-order.ts';

interface Props {
  coupon: { header: string; note: string };
  /** Heading of the billing form. */
  billing: string;
  /** Heading of the order summary. */
  order: string;
  payment: { title: string; text: string };
  said: string;
  contact: Contact;
  /** Slots: the two fields that a script replaces with lists before hydration. */
  countries?: ReactNode;
  districts?: ReactNode;
  /** The order summary. */
  children: ReactNode;
}

export function Checkout(props: Props) {
  return (
    <Boundary contact={props.contact}>
      <CheckoutForms {...props} />
    </Boundary>
  );
}

function CheckoutForms({ contact, coupon, billing, order, payment, said, children, ...lists }: Props) {
  const form = useForm({ send: placeOrder });
  return (
    <div className={`wrap ${styles.root}`}>
      <details className={styles.coupon}>
        <summary>
          {coupon.header}
          <Icon name="down" />
        </summary>
        <DemoForm label={words.button} said="">
          <Field
            name="coupon_code"
            label={words.label}
            type="text"
            required
            hint={coupon.note}
            missing={words.missing}
          />
          <Button label={words.button} tone="outline" />
        </DemoForm>
      </details>
      <Form form={form} label={billing} className={styles.form} method="dialog" data-checkout="">
        <div className={styles.billing}>
          <h2>{billing}</h2>
          <div className={styles.fields}>
            {checkoutFields.map(({ isHalf, ...field }) => (
              <div key={field.name} data-half={isHalf}>
                {field.list ? (
                  <SlottedField name={field.name}>{lists[field.list]}</SlottedField>
                ) : (
                  <Field {...field} />
                )}
              </div>
            ))}
          </div>
        </div>
        <div className={styles.order} data-surface="plaster">
          <h2>{order}</h2>
          {children}
          <div className={styles.payment}>
            <h3>{payment.title}</h3>
            <p>{payment.text}</p>
            <Button label={checkoutWords.button} isBusy={form.isSending} />
            <p className={styles.status} role="status">
              {form.answer.line}
            </p>
            <p className={styles.said}>{said}</p>
          </div>
        </div>
      </Form>
      <NoticeDialog notice={form.answer.notice} contact={contact} note={said} onClose={form.closeNotice} />
    </div>
  );
}

async function placeOrder(form: HTMLFormElement): Promise<Answer> {
  try {
    await submitOrder();
    clearFields(form);
    return toAnswer('good', messages.orderSubmitted);
  } catch (error) {
    console.error(error);
    return toAnswer('bad', messages.orderFailed);
  }
}

const toAnswer = (tone: 'good' | 'bad', text: string): Answer => ({
  isDone: tone === 'good',
  line: text,
  notice: { tone, text },
});

/** Clears all billing fields, including the lists: after an order nothing is preselected. */
function clearFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea, select')) field.value = '';
}
