import { social } from 'words:site';
import { fillIn } from '../../../../contract/fill-in.ts';
import type { SocialLink } from '../../fields/social-links.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SocialLinks.module.css';

/** A person's social profiles. Each link names person and platform: "June Hollis on LinkedIn". */
export function SocialLinks({ name, links }: { name: string; links: SocialLink[] }) {
  return (
    <ul role="list" className={styles.root}>
      {links.map(({ platform, url }) => (
        <li key={platform}>
          <a
            href={url}
            rel="noopener"
            aria-label={fillIn(social.link, { name, platform: social.platforms[platform] })}
          >
            <Icon name={platform} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
