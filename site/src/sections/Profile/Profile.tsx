import { member } from 'words:site';
import { getCallAddress } from '../../../../domain/typed/phone.ts';
import { Annotation } from '../../parts/Annotation/Annotation.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SampleMark } from '../../parts/SampleMark/SampleMark.tsx';
import { SocialLinks } from '../../parts/SocialLinks/SocialLinks.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Profile.module.css';
import type { profile } from './Profile.schema.ts';

type Props = SectionProps<typeof profile>;

export function Profile({ sample, label, name, heading, text, portrait, socials, company }: Props) {
  return (
    <div className={`wrap ${styles.root}`}>
      <div className={styles.portrait}>
        <Picture picture={portrait} sizes="(width < 62rem) 92vw, 34rem" priority />
      </div>
      <div className={styles.words}>
        <Annotation text={label} />
        {sample && <SampleMark />}
        <h2>{heading}</h2>
        <div className={`stack ${styles.text}`}>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Marked text={paragraph} />
            </p>
          ))}
        </div>
        <dl className={styles.reach}>
          <div>
            <dt>{member.email}</dt>
            <dd>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </dd>
          </div>
          <div>
            <dt>{member.phone}</dt>
            <dd>
              <a href={getCallAddress(company.phone)}>{company.phone.shown}</a>
            </dd>
          </div>
        </dl>
        {socials.length > 0 && <SocialLinks name={name} links={socials} />}
      </div>
    </div>
  );
}
