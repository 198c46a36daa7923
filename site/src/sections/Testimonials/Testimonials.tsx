import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SampleMark } from '../../parts/SampleMark/SampleMark.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Testimonials.module.css';
import type { testimonials } from './Testimonials.schema.ts';

type Props = SectionProps<typeof testimonials>;

export function Testimonials({ sample, label, title, items, look, autoplayMs }: Props) {
  return (
    <div className={`wrap ${styles.root}`} data-look={look}>
      <SectionHead label={label} title={title} />
      <Carousel
        label={title}
        show={look === 'three' ? 'three' : 'one'}
        autoplayMs={autoplayMs}
        speedMs={800}
        slides={items.map((item) => ({
          key: item.name,
          content: <Quote item={item} isSample={sample} isCard={look === 'three'} />,
        }))}
      />
    </div>
  );
}

interface QuoteProps {
  item: Props['items'][number];
  isSample: boolean;
  isCard: boolean;
}

function Quote({ item, isSample, isCard }: QuoteProps) {
  return (
    <figure className={`${isCard ? 'card ' : ''}${styles.quote}`}>
      <blockquote>{item.quote}</blockquote>
      <figcaption>
        {item.picture && (
          <div className={styles.portrait}>
            <Picture picture={item.picture} sizes="4rem" />
          </div>
        )}
        <p>
          <strong>{item.name}</strong>
          <span className="quiet">{item.role}</span>
        </p>
        {isSample && <SampleMark />}
      </figcaption>
    </figure>
  );
}
