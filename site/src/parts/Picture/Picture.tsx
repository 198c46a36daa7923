import type { PictureData } from '../../fields/references.ts';
import styles from './Picture.module.css';

interface Props {
  picture: PictureData;
  /** The width of the picture in the layout, as in the `sizes` attribute of <img>. */
  sizes: string;
  /** `true` for the picture at the top of a page, which loads first. All others load lazily. */
  priority?: boolean;
}

/** Fills its box. The focal point stays visible in every crop. */
export function Picture({ picture, sizes, priority = false }: Props) {
  const [x, y] = picture.focal;
  return (
    <picture className={styles.root} data-tone={picture.tone}>
      {picture.phone && (
        <>
          <source
            media="(width < 48rem)"
            type="image/avif"
            srcSet={picture.phone.avif}
            sizes="100vw"
            data-sharper={picture.phone.sharper}
          />
          <source media="(width < 48rem)" type="image/webp" srcSet={picture.phone.webp} />
        </>
      )}
      {picture.avif && (
        <source type="image/avif" srcSet={picture.avif} sizes={sizes} data-sharper={picture.sharper} />
      )}
      <img
        src={picture.fallback}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        data-x={offCenter(x)}
        data-y={offCenter(y)}
      />
    </picture>
  );
}

/** Tenths of the width or height; `undefined` at the default, the center. */
function offCenter(percent: number): number | undefined {
  const tenths = Math.round(percent / 10);
  return tenths === 5 ? undefined : tenths;
}
