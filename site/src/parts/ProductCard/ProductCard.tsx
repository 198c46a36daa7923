import { product as words } from 'words:shop';
import type { PictureData } from '../../fields/references.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './ProductCard.module.css';

interface Props {
  product: {
    title: string;
    /** US dollars. */
    price: number;
    sale: boolean;
    text: string;
    picture: PictureData;
  };
  /** The target of "Add to cart". */
  path: string;
  /** `true` for the first card of a page, whose picture loads eagerly. */
  isFirst?: boolean;
}

export function ProductCard({ product, path, isFirst = false }: Props) {
  const { title, price, sale, text, picture } = product;
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          sizes="(width < 48rem) 8rem, (width < 80rem) 31vw, 26rem"
          priority={isFirst}
        />
        {sale && <p className={styles.sale}>{words.sale}</p>}
      </div>
      <Price dollars={price} />
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      <a className={styles.add} href={path}>
        <span>
          {words.add}
          <span className="visually-hidden">: {title}</span>
        </span>
        <Icon name="arrow" size={18} />
      </a>
    </div>
  );
}
