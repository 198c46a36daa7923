import { services as words } from 'words:site';
import { fillIn } from '../../../../contract/fill-in.ts';
import { areSamples } from '../../fields/sample.ts';
import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SampleMark } from '../../parts/SampleMark/SampleMark.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Services.module.css';
import type { services } from './Services.schema.ts';
import { TradeMark } from './TradeMark.tsx';

type Props = SectionProps<typeof services>;

/** The width of a card's picture, except on phones. */
const widths: Partial<Record<Props['look'], string>> = { pair: '38rem', list: '16rem', tiles: '40rem' };
/** The surface of a card. Boxes and lines use the section's own. */
const surfaces: Partial<Record<Props['look'], string>> = {
  pair: 'paper',
  cards: 'paper',
  numbered: 'paper',
  carousel: 'paper',
  tiles: 'graphite',
};
const withoutPictures = new Set<Props['look']>(['boxes']);
/** On phones, their links are arrows beside the titles. */
const withArrows = new Set<Props['look']>(['boxes', 'numbered', 'tiles', 'list']);

export function Services({ label, title, text, items = [], look }: Props) {
  // Services that exist only on this page are the company's own.
  const services = items.map((item) => ({ sample: false, ...item }));
  const isSample = areSamples(services);
  // On phones three or more are rows, with pictures as high as the words: wider than their boxes.
  const phone = look === 'list' ? '40vw' : look !== 'carousel' && services.length > 2 ? '60vw' : '92vw';
  const sizes = `(width < 48rem) ${phone}, ${widths[look] ?? '26rem'}`;
  const cards = services.map((item, index) => ({
    key: item.title,
    content: <Card item={item} isMarked={!isSample} number={index + 1} look={look} sizes={sizes} />,
  }));
  return (
    <div className={`wrap ${styles.root}`} data-look={look}>
      <SectionHead label={label} title={title} text={text} isSample={isSample} />
      {look === 'carousel' ? (
        <Carousel label={title} show="three" slides={cards} />
      ) : (
        <ul role="list" className={look === 'list' ? styles.lines : `cards ${styles.list}`}>
          {cards.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Card({
  item,
  isMarked,
  number,
  look,
  sizes,
}: {
  item: NonNullable<Props['items']>[number] & { sample: boolean };
  /** Whether the card marks a sample. */
  isMarked: boolean;
  number: number;
  look: Props['look'];
  sizes: string;
}) {
  return (
    <div className={`card ${styles.card}`} data-surface={surfaces[look]}>
      {!withoutPictures.has(look) && (
        <div className={styles.picture}>
          <Picture picture={item.picture} sizes={sizes} />
        </div>
      )}
      <div className={styles.words}>
        {look === 'numbered' || look === 'list' ? (
          <p className={styles.number}>{String(number).padStart(2, '0')}</p>
        ) : (
          <TradeMark name={('mark' in item ? item.mark : undefined) ?? item.path?.slice(1) ?? ''} />
        )}
        {isMarked && item.sample && <SampleMark />}
        <h3>{item.title}</h3>
        <p className="quiet">{item.summary}</p>
        {item.price && <p className={styles.price}>{item.price}</p>}
        {item.path && (
          <a
            className={withArrows.has(look) ? `${styles.more} ${styles.arrow}` : styles.more}
            href={item.path}
          >
            <span>
              {words.more}
              <span className="visually-hidden"> {fillIn(words.moreAbout, { title: item.title })}</span>
            </span>
            <Icon name="arrow" size={18} />
          </a>
        )}
      </div>
    </div>
  );
}
