import { Icon } from '../../parts/Icon/Icon.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { RoomProps } from '../common.ts';
import styles from './Services.module.css';
import type { services } from './Services.schema.ts';
import { TradeMark } from './TradeMark.tsx';

export function Services({ label, title, text, items, look }: RoomProps<typeof services>) {
  const sizes = look === 'pair' ? '(width < 48rem) 92vw, 38rem' : '(width < 48rem) 92vw, 26rem';
  return (
    <div className={`wrap ${styles.root}`} data-look={look}>
      <SectionHead label={label} title={title} text={text} />
      <ul className={`cards ${styles.list}`}>
        {items.map((item, index) => (
          <li key={item.path} className={styles.card} data-surface="paper">
            <div className={styles.picture}>
              <Picture picture={item.picture} sizes={sizes} />
            </div>
            <div className={styles.words}>
              {look === 'numbered' ? (
                <p className={styles.number}>{String(index + 1).padStart(2, '0')}</p>
              ) : (
                <TradeMark path={item.path} />
              )}
              <h3>{item.title}</h3>
              <p className="quiet">{item.summary}</p>
              <a className={styles.more} href={item.path}>
                <span>
                  Read More<span className="visually-hidden"> about {item.title}</span>
                </span>
                <Icon name="arrow" size={18} />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
