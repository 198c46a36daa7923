import { Icon } from '../Icon/Icon.tsx';
import styles from './ActionLink.module.css';

interface Props {
  label: string;
  path: string;
  /** `loud`: the next step, in the accent. `quiet`: a line. `outline`: beside a loud one. */
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
