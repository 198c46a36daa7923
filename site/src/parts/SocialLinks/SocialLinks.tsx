import type { SocialLink } from '../../lib/social-links.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SocialLinks.module.css';

const labels = { facebook: 'Facebook', instagram: 'Instagram', twitter: 'Twitter', linkedin: 'LinkedIn' };

/** A person's pages elsewhere. Each link is named for person and platform: "June Hollis on LinkedIn". */
export function SocialLinks({ name, links }: { name: string; links: SocialLink[] }) {
  return (
    <ul className={styles.root}>
      {links.map(({ platform, url }) => (
        <li key={platform}>
          <a href={url} rel="noopener" aria-label={`${name} on ${labels[platform]}`}>
            <Icon name={platform} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
