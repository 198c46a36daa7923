import { areSamples } from '../../fields/sample.ts';
import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import { MemberCard } from '../../parts/MemberCard/MemberCard.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Team.module.css';
import type { team } from './Team.schema.ts';

const cards = {
  grid: 'block',
  staggered: 'large',
  index: 'line',
  rows: 'row',
  wall: 'tile',
  carousel: 'block',
} as const;

export function Team({ label, title, text, look, shown, items = [] }: SectionProps<typeof team>) {
  const isSample = areSamples(items);
  const card = { look: cards[look], isMarked: !isSample };
  return (
    <div className={styles.root} data-look={look}>
      <div className={styles.head}>
        <SectionHead label={label} title={title} text={text} isSample={isSample} />
      </div>
      {look === 'carousel' ? (
        <Carousel
          label={title}
          show={shown === 4 ? 'showcase' : 'three'}
          slides={items.map((item) => ({
            key: item.path,
            content: <MemberCard member={item} {...card} />,
          }))}
        />
      ) : (
        <ul role="list" className={styles.list}>
          {items.map((item) => (
            <li key={item.path}>
              <MemberCard member={item} {...card} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
