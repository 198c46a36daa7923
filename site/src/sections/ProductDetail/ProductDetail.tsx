import { useId, type ReactNode } from 'react';
import { product as words } from 'words:shop';
import { Button } from '../../parts/Button/Button.tsx';
import { Chips } from '../../parts/Chips/Chips.tsx';
import { FactTable } from '../../parts/FactTable/FactTable.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { Price } from '../../parts/Price/Price.tsx';
import type { SectionProps } from '../common.ts';
import styles from './ProductDetail.module.css';
import type { productDetail } from './ProductDetail.schema.ts';

const tabs = [words.tabs.description, words.tabs.information, words.tabs.reviews];

/**
 * A CSS rule per tab shows its panel, so no script has to track the state. The review form is a child, because it
 * hydrates as a separate island.
 */
export function ProductDetail(props: SectionProps<typeof productDetail> & { children?: ReactNode }) {
  const { product, cartPath, cartNote, description, information, reviews, children } = props;
  const id = useId();
  return (
    <div className={`wrap ${styles.root}`}>
      <div className={styles.picture}>
        <Picture picture={product.picture} sizes="(width < 62rem) 92vw, 38rem" priority />
      </div>
      <div className={styles.words}>
        <div className={styles.offer}>
          <Price dollars={product.price} size="l" />
          <p className={styles.text}>{product.text}</p>
          <form className={styles.buy} action={cartPath} aria-label={product.title}>
            <label htmlFor={`${id}-quantity`}>{words.quantity}</label>
            {/* Without a name, the browser validates the field but does not submit it. */}
            <input
              id={`${id}-quantity`}
              className="control"
              type="number"
              min={1}
              step={1}
              defaultValue={1}
              required
            />
            <Button label={words.addButton} />
          </form>
          <p className={styles.note}>{cartNote}</p>
        </div>
        <div className={styles.more}>
          <Chips
            className={styles.tabs}
            legend={words.tabs.label}
            mark="tab"
            chosen={0}
            choices={tabs.map((tab, number) => ({ number, name: tab }))}
          />
          <section className={`stack ${styles.panel}`} data-panel={0} aria-label={tabs[0]}>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section className={styles.panel} data-panel={1} aria-label={tabs[1]}>
            <FactTable facts={information} />
          </section>
          <section className={styles.panel} data-panel={2} aria-label={tabs[2]}>
            <p>{reviews.text}</p>
            <div className={styles.review}>
              <h2>{reviews.title}</h2>
              {children}
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
