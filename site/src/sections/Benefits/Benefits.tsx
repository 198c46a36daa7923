import { useId } from 'react';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { RoomProps } from '../common.ts';
import styles from './Benefits.module.css';
import type { benefits } from './Benefits.schema.ts';

/** An accordion of the platform: <details> of one name close each other. */
export function Benefits({ label, title, text, items, open, picture }: RoomProps<typeof benefits>) {
  const group = useId();
  return (
    <div className={`wrap ${styles.root}`}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width < 62rem) 100vw, 34rem" />
        </div>
      )}
      <div className={styles.words}>
        <SectionHead label={label} title={title} text={text} />
        <div className={styles.list}>
          {items.map((item, index) => (
            <details key={item.title} name={group} open={index + 1 === open}>
              <summary>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{item.title}</h3>
                <Icon name="plus" size={24} />
              </summary>
              <p>{item.text}</p>
            </details>
          ))}
        </div>
      </div>
    </div>
  );
}
