import type { ReactNode } from 'react';
import { slides as words } from 'words:site';
import { CarouselControls } from './CarouselControls.tsx';
import styles from './Carousel.module.css';

interface Props {
  /** What the slides are, for screen readers. */
  label: string;
  /** How many slides are side by side on a wide screen; Carousel.module.css narrows it. */
  show: 'one' | 'three' | 'four' | 'showcase' | 'logos';
  slides: { key: string; content: ReactNode }[];
  /** Time that a slide stands still, in ms. */
  autoplayMs?: number;
  /** Time that a slide takes to move, in ms. */
  speedMs?: number;
  arrows?: boolean;
  dots?: boolean;
  /** Where the controls are: under the slides, or on their lower corner. */
  controls?: 'under' | 'over';
  /** A link in the row of the controls. */
  action?: ReactNode;
}

/** Slides side by side on the widest window, as in Carousel.module.css. */
const mostShown = { one: 1, three: 3, four: 4, showcase: 4, logos: 5 };

/** A row that scrolls sideways; when it comes near, Carousel.client.ts lets it turn in a loop and shows the controls. */
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
      {/* Scrolls by the keyboard until it runs. */}
      <div className={styles.view} tabIndex={0} data-carousel-view="">
        <ul className={styles.track}>
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
