import { Picture } from '../../parts/Picture/Picture.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Gallery.module.css';
import type { gallery } from './Gallery.schema.ts';

/**
 * Three columns on wide screens, with every sixth picture larger; two on tablets, with every seventh picture larger;
 * one on phones. Only the first picture loads eagerly.
 */
export function Gallery({ pictures = [] }: SectionProps<typeof gallery>) {
  return (
    <ul role="list" className={`wrap ${styles.root}`}>
      {pictures.map(({ picture, caption, place }, index) => (
        <li key={picture.fallback}>
          <figure>
            <div className={styles.picture}>
              <Picture
                picture={picture}
                sizes={`(width < 40rem) 92vw, (width < 62rem) ${index % 7 === 0 ? '92vw' : '50vw'}, ${index % 6 === 0 ? '53rem' : '26rem'}`}
                priority={index === 0}
              />
            </div>
            <figcaption>
              {caption}
              {place && <span className="quiet">{place}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
