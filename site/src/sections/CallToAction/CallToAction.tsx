import { getCallAddress } from '../../../../domain/typed/phone.ts';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { SectionProps } from '../common.ts';
import styles from './CallToAction.module.css';
import type { callToAction } from './CallToAction.schema.ts';

export function CallToAction({ title, text, action, picture, company }: SectionProps<typeof callToAction>) {
  return (
    <div className={`wrap ${styles.root}`} data-surface={picture && 'graphite'} data-unsearched="">
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width < 62rem) 100vw, 54vw" />
        </div>
      )}
      <h2>{title}</h2>
      <div className={styles.words}>
        <p>
          <Marked text={text} />
        </p>
        <div className={styles.actions}>
          <ActionLink {...action} />
          <a className={styles.call} href={getCallAddress(company.phone)}>
            {company.phone.shown}
          </a>
        </div>
      </div>
    </div>
  );
}
