import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { RoomProps } from '../common.ts';
import styles from './Invitation.module.css';
import type { invitation } from './Invitation.schema.ts';

export function Invitation({ title, text, action, picture, company }: RoomProps<typeof invitation>) {
  return (
    <div className={`wrap ${styles.root}`} data-surface={picture && 'graphite'} data-unsearched="">
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="100vw" />
        </div>
      )}
      <h2>{title}</h2>
      <div className={styles.words}>
        <p>{text}</p>
        <div className={styles.actions}>
          <ActionLink {...action} />
          <a className={styles.call} href={`tel:${company.phone.e164}`}>
            {company.phone.shown}
          </a>
        </div>
      </div>
    </div>
  );
}
