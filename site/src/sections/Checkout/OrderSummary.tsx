import { checkout as words } from 'words:shop';
import { fillIn } from '../../../../contract/fill-in.ts';
import { formatDollars } from '../../../../contract/language.ts';
import { sumPrices } from '../../../../domain/sum-prices.ts';
import type { ProductTeaser } from '../../collections/products.ts';
import { Picture } from '../../parts/Picture/Picture.tsx';
import styles from './Checkout.module.css';

interface Props {
  lines: { product: ProductTeaser; quantity: number }[];
}

export function OrderSummary({ lines }: Props) {
  const total = sumPrices(lines.map(({ product: { price }, quantity }) => ({ price, quantity })));
  return (
    <>
      <ul role="list" className={styles.lines}>
        {lines.map(({ product, quantity }) => (
          <li key={product.id}>
            <div className={styles.picture}>
              <Picture picture={product.picture} sizes="5rem" />
            </div>
            <p>
              <strong>{product.title}</strong>
              <span className="quiet">{fillIn(words.quantity, { quantity })}</span>
            </p>
            <p>{formatDollars(product.price)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {words.total} <strong>{formatDollars(total)}</strong>
      </p>
    </>
  );
}
