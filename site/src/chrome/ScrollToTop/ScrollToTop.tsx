import { frame } from 'words:site';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './ScrollToTop.module.css';

/** Shown past 100 px of scroll (chrome.client.ts); without JavaScript the scroll itself shows it. */
export function ScrollToTop() {
  return (
    <a className={styles.root} href="#header" data-scroll-to-top="" aria-label={frame.toTop}>
      <Icon name="up" />
    </a>
  );
}
