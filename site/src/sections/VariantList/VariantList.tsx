import { variants as words } from 'words:site';
import type { PictureData } from '../../fields/references.ts';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { SectionProps } from '../common.ts';
import styles from './VariantList.module.css';
import type { variantList } from './VariantList.schema.ts';

export interface Variant {
  /** Address, "/index-04". */
  path: string;
  title: string;
  kind: 'home' | 'onepage';
  direction: string;
  /** `true` for the page that "/" shows. */
  isChosen: boolean;
  /** Made by `npm run thumbnails`; `null` for a page that is newer than the last run. */
  thumbnail: PictureData | null;
}

type Props = SectionProps<typeof variantList> & { variants: Variant[] };

export function VariantList({ homes, onePagers, variants }: Props) {
  const groups = [
    { heading: homes, items: variants.filter(({ kind }) => kind === 'home') },
    { heading: onePagers, items: variants.filter(({ kind }) => kind === 'onepage') },
  ];
  return (
    <div className={`wrap ${styles.root}`}>
      {groups.map(({ heading, items }) => (
        <section key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <ul role="list" className={styles.list}>
            {items.map((variant) => (
              <li key={variant.path}>
                <div className={styles.picture}>
                  {variant.thumbnail && (
                    <Picture picture={variant.thumbnail} sizes="(width < 48rem) 43vw, 15rem" />
                  )}
                </div>
                <h3>
                  <a href={variant.path}>{variant.title}</a>
                </h3>
                <p className="quiet">
                  <code>{variant.path.slice(1)}</code> · <code>{variant.direction}</code>
                  {variant.isChosen && <strong> {words.chosen}</strong>}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
