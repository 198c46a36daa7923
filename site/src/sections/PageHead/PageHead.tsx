import { trail } from 'words:site';
import { getCallAddress } from '../../../../domain/typed/phone.ts';
import { Drawing } from '../../parts/Drawing/Drawing.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { OpeningState } from '../../parts/OpeningState/OpeningState.tsx';
import type { SectionProps } from '../common.ts';
import styles from './PageHead.module.css';
import type { pageHead } from './PageHead.schema.ts';

/** Titles with more letters are set smaller. Next to a drawing, a title has three fifths of the width. */
const longest = { alone: 24, besideDrawing: 16 };

export function PageHead(props: SectionProps<typeof pageHead>) {
  const { title, crumb = title, lead, price, call, drawing, parent, company } = props;
  const isLong = title.length > (drawing ? longest.besideDrawing : longest.alone);
  return (
    <div className={`studs wrap ${styles.root}`}>
      <nav aria-label={trail.label}>
        <ol role="list" className={styles.trail}>
          <li>
            <a href="/">{trail.home}</a>
          </li>
          {parent && (
            <li>
              <a href={parent.path}>{parent.label}</a>
            </li>
          )}
          <li aria-current="page">{crumb}</li>
        </ol>
      </nav>
      <h1 data-long={isLong || undefined}>{title}</h1>
      {lead && (
        <p className={styles.lead}>
          <Marked text={lead} />
        </p>
      )}
      {price && (
        <p className={styles.price}>{price.path ? <a href={price.path}>{price.label}</a> : price.label}</p>
      )}
      {call && (
        <p className={styles.call}>
          <a href={getCallAddress(company.phone)}>{company.phone.shown}</a>
          <OpeningState hours={company.hours} />
        </p>
      )}
      {drawing && (
        <div className={styles.drawing}>
          <Drawing name={drawing} />
        </div>
      )}
    </div>
  );
}
