import type { SocialLink } from '../../fields/social-links.ts';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import styles from './MemberSummary.module.css';

export interface Summary {
  name: string;
  /** One or two sentences, if the person has any. */
  summary: string | null;
  socials: SocialLink[];
}

/** A person's work and social links, layered above the link that covers the card. */
export function MemberSummary({ name, summary, socials }: Summary) {
  return (
    <div className={styles.root}>
      {summary && <p>{summary}</p>}
      {socials.length > 0 && <SocialLinks name={name} links={socials} />}
    </div>
  );
}
