import { useId } from 'react';
import { products as words } from 'words:shop';
import { fillIn } from '../../../../contract/fill-in.ts';
import { ProductCard } from '../../parts/ProductCard/ProductCard.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Products.module.css';
import type { products } from './Products.schema.ts';

/**
 * A native select holds the category, and a CSS rule per option hides the other products, without JavaScript. The
 * page contains the counts of all categories, and the selected option's rule shows its own.
 */
export function Products({ title, path, categories, items, pagerNote }: SectionProps<typeof products>) {
  const id = useId();
  const choices = [words.all, ...categories];
  const count = (category: string) =>
    category === words.all ? items.length : items.filter((item) => item.category === category).length;
  return (
    <div className={`wrap ${styles.root}`} id={id}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {categories.length > 0 && (
          <>
            <p className={styles.count} role="status">
              {choices.map((category, index) => (
                <span key={category} data-count={index}>
                  {fillIn(words.count, { shown: count(category), count: items.length })}
                </span>
              ))}
            </p>
            <label className={styles.category}>
              {words.category}
              <select className="control">
                {choices.map((category, index) => (
                  <option key={category} value={category} data-filter={index}>
                    {category}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
      </div>
      <ul role="list" className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.item} data-in={choices.indexOf(item.category ?? '')}>
            <ProductCard product={item} path={path} isFirst={index === 0 && categories.length > 0} />
          </li>
        ))}
      </ul>
      {pagerNote && (
        <nav className={styles.pager} aria-label={words.pager}>
          <ul role="list">
            <li>
              <a href={`#${id}`} aria-current="page">
                1
              </a>
            </li>
            <li>
              <a href={`#${id}`}>2</a>
            </li>
            <li>
              <a href={`#${id}`}>{words.next}</a>
            </li>
          </ul>
          <p className="quiet">{pagerNote}</p>
        </nav>
      )}
    </div>
  );
}
