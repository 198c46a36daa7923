import { slides as slideWords } from 'words:site';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './HeroBar.module.css';

interface Props {
  tag: string;
  slideCount: number;
  /** A film plays: it can be paused even if there is only one slide. */
  hasClip: boolean;
}

/** The bar at the edge of the picture: its tag, and the buttons for pause and next, which Hero.client.ts makes work. */
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
