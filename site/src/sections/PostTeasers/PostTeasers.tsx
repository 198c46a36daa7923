import { formatDay } from '../../../../contract/language.ts';
import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './PostTeasers.module.css';
import type { postTeasers } from './PostTeasers.schema.ts';

type Props = SectionProps<typeof postTeasers>;

export function PostTeasers({ label, title, items = [], look }: Props) {
  return (
    <div className={`wrap ${styles.root}`} data-unsearched="">
      <SectionHead label={label} title={title} />
      {look === 'carousel' ? (
        <Carousel
          label={title}
          show="three"
          arrows={false}
          dots
          slides={items.map((item) => ({ key: item.path, content: <Card item={item} sizes="50vw" /> }))}
        />
      ) : (
        <ul role="list" className={`cards ${styles.list}`}>
          {items.map((item) => (
            <li key={item.path}>
              <Card item={item} sizes={items.length > 1 ? '50vw' : '92vw'} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Card({ item, sizes }: { item: NonNullable<Props['items']>[number]; sizes: string }) {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Picture picture={item.picture} sizes={`(width < 48rem) ${sizes}, 26rem`} />
      </div>
      <p className={styles.meta}>
        <time dateTime={item.date}>{formatDay(item.date)}</time>
        <span>{item.category}</span>
      </p>
      <h3>
        <a href={item.path}>{item.title}</a>
      </h3>
      <p className="quiet">{item.excerpt}</p>
    </div>
  );
}
