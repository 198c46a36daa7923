import { cart as words } from 'words:shop';
import { fillIn } from '../../../../contract/fill-in.ts';
import { formatDollars } from '../../../../contract/language.ts';
import { sumPrices } from '../../../../domain/sum-prices.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { CartLine } from './cart-lines.ts';
import styles from './CartTable.module.css';

interface Props {
  lines: CartLine[];
  /** The remove buttons' own form: in the table's form, Enter would trigger the first of them. */
  removeForm: string;
  onChange: (id: string, text: string) => void;
  /** ID of the line with an invalid quantity. */
  wrong: string;
  onLeave: () => void;
}

const { columns } = words;
const heads = [columns.remove, columns.picture, columns.name, columns.price, columns.quantity, columns.total];

/** Phones show every line as a block. The ARIA roles keep it a table for screen readers. */
export function CartTable({ lines, removeForm, onChange, wrong, onLeave }: Props) {
  return (
    <table className={styles.root} role="table">
      <caption className="visually-hidden">{words.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <tr key={line.id} role="row">
            <td role="cell">
              <button
                className={styles.remove}
                type="submit"
                form={removeForm}
                value={line.id}
                aria-label={fillIn(words.remove, { name: line.name })}
              >
                <Icon name="close" size={18} />
              </button>
            </td>
            <td role="cell">
              <div className={styles.picture}>
                {/* The product's name is next to the picture. */}
                <Picture picture={{ ...line.picture, alt: '' }} sizes="7rem" />
              </div>
            </td>
            <th className={styles.name} role="rowheader" scope="row">
              {line.name}
            </th>
            <td role="cell" data-head={columns.price}>
              {formatDollars(line.price)}
            </td>
            <td role="cell" data-head={columns.quantity}>
              <input
                className={`control ${styles.quantity}`}
                type="number"
                name={line.id}
                min={1}
                step={1}
                required
                defaultValue={line.firstQuantity}
                aria-label={fillIn(words.quantity, { name: line.name })}
                onInput={({ currentTarget }) => onChange(line.id, currentTarget.value)}
                aria-invalid={wrong === line.id}
                aria-describedby={`${removeForm}-${line.id}`}
                // Restores the last valid quantity.
                onBlur={({ currentTarget }) => {
                  currentTarget.value = String(line.quantity);
                  onLeave();
                }}
              />
              <p className={styles.wrong} id={`${removeForm}-${line.id}`} role="alert">
                {wrong === line.id && words.wrongQuantity}
              </p>
            </td>
            <td role="cell" data-head={columns.total}>
              {formatDollars(sumPrices([line]))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
