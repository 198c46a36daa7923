import type { ReactNode } from 'react';
import { slides as slideWords } from 'words:site';
import { fillIn } from '../../../../contract/fill-in.ts';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Annotation } from '../../parts/Annotation/Annotation.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Hero.module.css';
import type { hero } from './Hero.schema.ts';
import { HeroBar } from './HeroBar.tsx';
import looks from './HeroLooks.module.css';

/** Set smaller, because a word would break in the middle or a line would wrap. */
const isLong = (lines: string[]) =>
  lines.some((line) => line.length > 16 || line.split(' ').some(({ length }) => length > 12));

/**
 * The width of the picture (HeroLooks.module.css). In a box that is higher than its proportions, the picture is as wide as
 * the box's height demands, and the look's `--hero-frame-size` gives that height.
 */
const sizes: Record<SectionProps<typeof hero>['look'], string> = {
  panel: '(width < 62rem) max(100vw, 114vh), min(82vw, 50vw + 32rem)',
  over: '(width < 62rem) 100vw, 80vw',
  split: '(width < 62rem) 100vw, max(50vw, min(114vh - 10rem, 68rem))',
  banner: '100vw',
  type: '(width < 62rem) 100vw, 46vw',
  form: '(width < 62rem) 100vw, max(50vw + 7rem, min(150vh - 14rem, 78rem))',
};

/** Looks with their words on graphite, or on a dark part of the picture. */
const onGraphite = new Set(['over', 'form']);

/** Without JavaScript the first slide is static. Hero.client.ts rotates the slides and shows the controls. */
export function Hero(props: SectionProps<typeof hero> & { children?: ReactNode }) {
  const { tag, slides, actions, links, look, form, autoplayMs, speedMs, children } = props;
  const list = (className = '') =>
    links.length > 0 && (
      <ul role="list" className={className}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    );
  const hasClip = slides.some(({ clip }) => clip);
  return (
    <>
      <div
        className={`studs ${styles.root} ${looks.root}`}
        data-look={look}
        role="group"
        aria-roledescription={slideWords.carousel}
        aria-label={slideWords.hero}
        data-hero=""
        data-autoplay={autoplayMs}
        data-speed={speedMs}
      >
        {slides.map((slide, index) => {
          const Title = index === 0 ? 'h1' : 'h2';
          return (
            <div
              key={slide.title1}
              className={styles.slide}
              role="group"
              aria-roledescription={slideWords.slide}
              aria-label={fillIn(slideWords.oneOf, { number: index + 1, count: slides.length })}
              data-slide={index === 0 ? 'current' : 'asleep'}
              inert={index > 0}
            >
              <div className={styles.picture}>
                <Picture picture={slide.picture} sizes={sizes[look]} priority={index === 0} />
                {slide.clip && (
                  <video
                    className={styles.clip}
                    data-clip={slide.clip.src}
                    muted
                    loop
                    playsInline
                    preload="none"
                    aria-hidden="true"
                  />
                )}
              </div>
              <div className={`wrap ${styles.frame}`}>
                <div
                  className={`${styles.panel} ${looks.panel}`}
                  data-surface={onGraphite.has(look) ? 'graphite' : 'paper'}
                >
                  <Annotation text={slide.subtitle} />
                  <Title
                    className={`${styles.title} ${looks.title}`}
                    data-long={isLong([slide.title1, slide.title2]) || undefined}
                  >
                    <span>{slide.title1}</span> <span>{slide.title2}</span>
                  </Title>
                  <p className={styles.description}>
                    <span>{slide.description1}</span> <span>{slide.description2}</span>
                  </p>
                  <div className={styles.actions}>
                    {actions.map((action, position) => (
                      <ActionLink key={action.path} {...action} tone={position === 0 ? 'loud' : 'quiet'} />
                    ))}
                  </div>
                  {/* On a phone, the form is longer than a screen. */}
                  {form && index === 0 && list(styles.links)}
                </div>
              </div>
            </div>
          );
        })}
        {form && children && (
          <div className={`wrap ${styles.aside} ${looks.aside}`}>
            <div className={styles.form} data-surface="paper">
              {children}
            </div>
          </div>
        )}
        <HeroBar tag={tag} slideCount={slides.length} hasClip={hasClip} />
      </div>
      {!form && list(`wrap ${styles.links}`)}
    </>
  );
}
