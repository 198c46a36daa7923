import { Icon } from '../Icon/Icon.tsx';
import styles from './ActionLink.module.css';

interface Props {
  label: string;
  path: string;
  /** `loud`: the primary action, in the accent color. `outline`: a secondary action. `quiet`: an underlined link. */
  tone?: 'loud' | 'outline' | 'quiet';
}

export function ActionLink({ label, path, tone = 'loud' }: Props) {
  return (
    <a className={styles.root} data-tone={tone} data-unsearched="" href={path}>
      {label}
      <Icon name="arrow" size={18} />
    </a>
  );
}
