import { slides as slideWords } from 'words:site';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './HeroBar.module.css';

interface Props {
  tag: string;
  slideCount: number;
  /** Whether a film plays: then there is a pause button even for a single slide. */
  hasClip: boolean;
}

/** The bar at the edge of the picture: its tag, and pause and next buttons for Hero.client.ts. */
export function HeroBar({ tag, slideCount, hasClip }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.tag}>{tag}</p>
      {(slideCount > 1 || hasClip) && (
        <div className={styles.controls}>
          {slideCount > 1 && (
            <p className={styles.count} aria-hidden="true">
              <span data-hero-number="">1</span> / {slideCount}
            </p>
          )}
          <button type="button" data-hero-pause="" data-play={slideWords.play} aria-label={slideWords.pause}>
            <Icon name="pause" />
            <Icon name="play" />
          </button>
          {slideCount > 1 && (
            <button type="button" data-hero-next="" aria-label={slideWords.next}>
              <Icon name="arrow" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
