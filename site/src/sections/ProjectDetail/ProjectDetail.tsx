import { projects } from 'words:site';
import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import { FactTable } from '../../parts/FactTable/FactTable.tsx';
import { FloorPlan } from '../../parts/FloorPlan/FloorPlan.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SampleMark } from '../../parts/SampleMark/SampleMark.tsx';
import { TickList } from '../../parts/TickList/TickList.tsx';
import type { SectionProps } from '../common.ts';
import styles from './ProjectDetail.module.css';
import type { projectDetail } from './ProjectDetail.schema.ts';

const sizes = {
  main: '(width < 80rem) 100vw, calc(50vw + 40rem)',
  wide: '(width < 80rem) 92vw, 80rem',
  half: '(width < 48rem) 92vw, 38rem',
};

export function ProjectDetail(props: SectionProps<typeof projectDetail>) {
  const { sample, pictures, facts, text, outcome, plan, views } = props;
  const slides = pictures.map((picture, index) => ({
    key: picture.fallback,
    content: (
      <div className={styles.main}>
        <Picture picture={picture} sizes={sizes.main} priority={index === 0} />
      </div>
    ),
  }));
  /** With an odd number, the first one takes a whole row. */
  const isWide = (index: number) => index === 0 && views.length % 2 === 1;
  return (
    <>
      <div className={`lead-picture ${styles.pictures}`}>
        {slides.length === 1 ? (
          slides[0]?.content
        ) : (
          <Carousel
            label={projects.pictures}
            show="one"
            controls="over"
            // PROJECT-SLIDER.
            autoplayMs={5000}
            speedMs={800}
            slides={slides}
          />
        )}
      </div>
      <div className="wrap">
        <FactTable facts={facts} />
        {sample && (
          <p className={styles.mark}>
            <SampleMark />
          </p>
        )}
        <div className={styles.words}>
          <div className={`stack ${styles.text}`}>
            {text.map((paragraph) => (
              <p key={paragraph}>
                <Marked text={paragraph} />
              </p>
            ))}
          </div>
          {outcome && (
            <div>
              <h2>{outcome.title}</h2>
              <TickList items={outcome.items} />
            </div>
          )}
          {plan && (
            <div className={styles.plan}>
              <FloorPlan plan={plan} />
            </div>
          )}
        </div>
        {views.length > 0 && (
          <ul role="list" className={`prints ${styles.views}`}>
            {views.map(({ picture, caption }, index) => (
              <li key={picture.fallback}>
                <figure>
                  <div className={styles.view}>
                    <Picture picture={picture} sizes={isWide(index) ? sizes.wide : sizes.half} />
                  </div>
                  <figcaption>
                    <Marked text={caption} />
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
