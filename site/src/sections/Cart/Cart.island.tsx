/** The cart: its lines, their sums and a coupon box. It sends nothing. */
import { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { cart as words } from 'words:shop';
import { fillIn } from '../../../../contract/fill-in.ts';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Boundary } from '../../parts/Boundary/Boundary.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import type { Contact } from '../../forms/contact.ts';
import { formatDollars } from '../../../../contract/language.ts';
import { sumPrices } from '../../../../domain/sum-prices.ts';
import type { ProductTeaser } from '../../collections/products.ts';
import styles from './Cart.module.css';
import { changeQuantity, parseQuantity, removeLine, type CartLine } from './cart-lines.ts';
import { CartTable } from './CartTable.tsx';
import { CouponBox } from './CouponBox.tsx';

interface Props {
  lines: { product: ProductTeaser; quantity: number }[];
  empty: string;
  back: { label: string; path: string };
  updated: string;
  couponNoted: string;
  checkout: { label: string; path: string };
  contact: Contact;
}

export function Cart(props: Props) {
  return (
    <Boundary contact={props.contact}>
      <FilledCart {...props} />
    </Boundary>
  );
}

function FilledCart({ lines: given, empty, back, updated, couponNoted, checkout }: Props) {
  const [lines, setLines] = useState<CartLine[]>(() =>
    given.map(({ product: { id, title: name, price, picture }, quantity }) => ({
      id,
      name,
      price,
      quantity,
      firstQuantity: quantity,
      picture,
    })),
  );
  const [line, setLine] = useState('');
  /** ID of the line with an invalid quantity. */
  const [wrong, setWrong] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const removeForm = useId();

  const change = (id: string, text: string) => {
    const quantity = parseQuantity(text);
    if (quantity !== undefined) setLines((current) => changeQuantity(current, id, quantity));
    setWrong((current) => (quantity === undefined ? id : current === id ? '' : current));
    setLine('');
  };
  useLayoutEffect(() => {
    // Apply quantities typed before hydration before a click that was replayed after it.
    for (const { name, value } of root.current?.querySelectorAll<HTMLInputElement>('[type=number]') ?? [])
      change(name, value);
  }, []);

  const remove = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const { value: id = '' } = (event.nativeEvent.submitter ?? {}) as Partial<HTMLButtonElement>;
    const removed = lines.find((candidate) => candidate.id === id);
    if (!removed) return;
    setLines(removeLine(lines, id));
    setLine(fillIn(words.removed, { name: removed.name }));
    // The focused button disappears along with its line.
    root.current?.focus({ preventScroll: true });
  };
  const update = (event: SyntheticEvent) => {
    event.preventDefault();
    setLine(updated);
  };

  const subtotal = formatDollars(sumPrices(lines));
  return (
    <div className={`wrap ${styles.root}`} ref={root} tabIndex={-1} role="group" aria-label={words.label}>
      {lines.length > 0 ? (
        <form className={styles.lines} method="dialog" aria-label={words.caption} onSubmit={update}>
          <CartTable
            lines={lines}
            wrong={wrong}
            removeForm={removeForm}
            onChange={change}
            onLeave={() => setWrong('')}
          />
          <Button label={words.update} tone="outline" />
        </form>
      ) : (
        <div className={styles.empty}>
          <h2>{empty}</h2>
          <ActionLink {...back} />
        </div>
      )}
      <form id={removeForm} method="dialog" onSubmit={remove} />
      <p className={styles.status} role="status">
        {line}
      </p>
      {lines.length > 0 && (
        <div className={styles.end}>
          <CouponBox noted={couponNoted} />
          <div className={styles.totals}>
            <h2>{words.totals}</h2>
            <dl>
              <div>
                <dt>{words.subtotal}</dt>
                <dd>{subtotal}</dd>
              </div>
              <div>
                <dt>{words.total}</dt>
                <dd>{subtotal}</dd>
              </div>
            </dl>
            <ActionLink {...checkout} />
          </div>
        </div>
      )}
    </div>
  );
}
