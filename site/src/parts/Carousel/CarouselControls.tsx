import type { ReactNode } from 'react';
import { slides as words } from 'words:site';
import { fillIn } from '../../../../contract/fill-in.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CarouselControls.module.css';

interface Props {
  /** The keys of the slides; each slide gets a dot. */
  dots: readonly string[];
  arrows: boolean;
  /** A link in the same row, visible from the start. */
  action: ReactNode;
}

/** Pause, arrows and dots; hidden until the carousel runs. */
export function CarouselControls({ dots, arrows, action }: Props) {
  return (
    <div className={styles.root}>
      {action && <div className={styles.action}>{action}</div>}
      {dots.length > 0 && (
        <div className={styles.dots}>
          {dots.map((key, index) => (
            <button
              key={key}
              type="button"
              data-carousel-dot=""
              aria-label={fillIn(words.one, { number: index + 1 })}
            />
          ))}
        </div>
      )}
      <button type="button" data-carousel-pause="" data-play={words.play} aria-label={words.pause}>
        <Icon name="pause" />
        <Icon name="play" />
      </button>
      {arrows && (
        <>
          <button type="button" data-carousel-previous="" aria-label={words.previous}>
            <Icon name="arrow" />
          </button>
          <button type="button" data-carousel-next="" aria-label={words.next}>
            <Icon name="arrow" />
          </button>
        </>
      )}
    </div>
  );
}
