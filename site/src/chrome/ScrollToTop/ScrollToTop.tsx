import { frame } from 'words:site';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './ScrollToTop.module.css';

/** Appears after 100 px of scroll (chrome.client.ts). Without JavaScript, a scroll-driven animation shows it. */
export function ScrollToTop() {
  return (
    <a className={styles.root} href="#header" data-scroll-to-top="" aria-label={frame.toTop}>
      <Icon name="up" />
    </a>
  );
}
