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
  return (
    <div className={styles.root} data-look={look}>
      <div className={styles.head}>
        <SectionHead label={label} title={title} text={text} />
      </div>
      {look === 'carousel' ? (
        <Carousel
          label={title}
          show={shown === 4 ? 'showcase' : 'three'}
          slides={items.map((item) => ({
            key: item.path,
            content: <MemberCard member={item} look={cards[look]} />,
          }))}
        />
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.path}>
              <MemberCard member={item} look={cards[look]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
