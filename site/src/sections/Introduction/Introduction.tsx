import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import { TickList } from '../../parts/TickList/TickList.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Introduction.module.css';
import type { introduction } from './Introduction.schema.ts';

type Props = SectionProps<typeof introduction>;

export function Introduction(props: Props) {
  const { label, title, text, checklist, action, picture, look, mirrored, signature, figure } = props;
  return (
    <div className={`wrap ${styles.root}`} data-look={look} data-mirrored={mirrored}>
      <div className={`print ${styles.picture}`}>
        <div className={styles.board} data-tilt={look === 'tilt' ? '' : undefined}>
          <Picture picture={picture} sizes="(width < 62rem) 100vw, 76vw" />
          {figure && (
            <p className={styles.figure}>
              <strong>{figure.value}</strong>
              <span>{figure.caption}</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles.words}>
        <SectionHead label={label} title={title} />
        <div className={`stack ${styles.text}`}>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Marked text={paragraph} />
            </p>
          ))}
        </div>
        {checklist.length > 0 && (
          <div className={styles.checklist}>
            <TickList items={checklist} />
          </div>
        )}
        {signature && (
          <p className={styles.signature}>
            <em>{signature.name}</em>
            <span className="quiet">{signature.role}</span>
          </p>
        )}
        {action && <ActionLink {...action} tone="outline" />}
      </div>
    </div>
  );
}
