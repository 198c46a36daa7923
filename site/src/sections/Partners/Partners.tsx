import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Partners.module.css';
import type { partners } from './Partners.schema.ts';

export function Partners({ label, title, items, autoplayMs }: SectionProps<typeof partners>) {
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} />
      <Carousel
        label={title}
        show="logos"
        autoplayMs={autoplayMs}
        slides={items.map(({ name, link, picture }) => {
          const mark = <Picture picture={picture} sizes="12rem" />;
          return {
            key: name,
            content: link ? (
              <a className={styles.mark} href={link} rel="noopener">
                {mark}
              </a>
            ) : (
              <div className={styles.mark}>{mark}</div>
            ),
          };
        })}
      />
    </div>
  );
}
