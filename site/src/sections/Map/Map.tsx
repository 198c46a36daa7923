import { map as words } from 'words:site';
import { fillIn } from '../../../../contract/fill-in.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import type { SectionProps } from '../common.ts';
import { AreaDrawing } from './AreaDrawing.tsx';
import styles from './Map.module.css';
import type { map } from './Map.schema.ts';

/** The only town that the drawing marks. */
const drawnTown = 'Summerville';

/** The map service loads only after a click (Map.client.ts). Without JavaScript a plain link stays. */
export function Map({ title, text, query, company }: SectionProps<typeof map>) {
  const search = encodeURIComponent(query);
  return (
    <div className={`wrap ${styles.root}`}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className="quiet">
          <Marked text={text} />
        </p>
        <p>
          <a href={`https://www.google.com/maps/search/?api=1&query=${search}`} rel="noopener">
            {fillIn(words.link, { query })}
          </a>
        </p>
      </div>
      <div
        className={styles.map}
        data-map={`https://www.google.com/maps?q=${search}&z=11&output=embed`}
        data-title={words.title}
      >
        {company.town === drawnTown ? (
          <AreaDrawing />
        ) : (
          <p className={styles.place}>
            <Icon name="pin" size={48} />
            {query}
          </p>
        )}
        <button type="button" className={styles.show} data-map-show="" hidden>
          <Icon name="pin" />
          {words.show}
        </button>
      </div>
    </div>
  );
}
