import type { ReactNode } from 'react';
import { slides as words } from 'words:site';
import { CarouselControls } from './CarouselControls.tsx';
import styles from './Carousel.module.css';

interface Props {
  /** The accessible name of the carousel. */
  label: string;
  /** Number of slides side by side on a wide screen. Carousel.module.css reduces it for narrow ones. */
  show: 'one' | 'three' | 'four' | 'showcase' | 'logos';
  slides: { key: string; content: ReactNode }[];
  /** Pause between two turns, in ms. */
  autoplayMs?: number;
  /** Duration of a turn, in ms. */
  speedMs?: number;
  arrows?: boolean;
  dots?: boolean;
  /** Position of the controls: below the slides, or on their lower corner. */
  controls?: 'under' | 'over';
  /** A link in the row of controls. */
  action?: ReactNode;
}

/** Slides side by side in the widest window, as in Carousel.module.css. */
const mostShown = { one: 1, three: 3, four: 4, showcase: 4, logos: 5 };

/**
 * A scrolling row. When it approaches the viewport, Carousel.client.ts makes it an endless loop and shows the
 * controls.
 */
export function Carousel(props: Props) {
  const { label, show, slides, autoplayMs = 5000, speedMs = 500 } = props;
  const { arrows = true, dots = false, controls = 'under', action } = props;
  return (
    <div
      className={styles.root}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      data-carousel=""
      data-side-by-side={show}
      data-few-slides={slides.length <= mostShown[show] ? slides.length : undefined}
      data-controls-at={controls === 'over' ? controls : undefined}
      data-autoplay={autoplayMs}
      data-speed={speedMs}
    >
      {/* Focusable, so that the keyboard can scroll it before the script runs. */}
      <div className={styles.view} tabIndex={0} data-carousel-view="">
        <ul role="list" className={styles.track}>
          {slides.map(({ key, content }) => (
            <li key={key} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls dots={dots ? slides.map(({ key }) => key) : []} arrows={arrows} action={action} />
    </div>
  );
}
