import { comparison as words } from 'words:site';
import { Chips } from '../../parts/Chips/Chips.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Comparison.module.css';
import type { comparison } from './Comparison.schema.ts';

type Props = SectionProps<typeof comparison>;

/** Chips select the two states. Comparison.client.ts makes the line between them movable. */
export function Comparison({ label, title, text, noun, items, left, right }: Props) {
  const sides = [
    { side: 'left', chosen: left },
    { side: 'right', chosen: right },
  ] as const;
  return (
    <div className={`wrap ${styles.root}`} data-comparison="">
      <SectionHead label={label} title={title} text={text} />
      <div className={styles.frame}>
        {items.map((item, index) => (
          <div key={item.mark} className={styles.picture} data-of={index + 1}>
            <Picture picture={item.picture} sizes="(width < 82rem) 92vw, 78rem" />
          </div>
        ))}
        <input className={styles.line} type="range" aria-label={words.line} defaultValue={50} hidden />
      </div>
      {sides.map(({ side, chosen }) => (
        <Side key={side} side={side} noun={noun} items={items} chosen={chosen} />
      ))}
    </div>
  );
}

interface SideProps {
  side: 'left' | 'right';
  noun: string;
  items: Props['items'];
  chosen: number;
}

/** The buttons for one side's states, and the caption of the selected one. */
function Side({ side, noun, items, chosen }: SideProps) {
  return (
    <div className={styles.side}>
      <Chips
        legend={words[side]}
        showsLegend
        mark={side}
        chosen={chosen}
        choices={items.map(({ mark }, index) => ({
          number: index + 1,
          name: `${noun} ${mark}`,
          content: (
            <>
              <span className="visually-hidden">{noun} </span>
              {mark}
            </>
          ),
        }))}
      />
      {items.map((item, index) => (
        <div key={item.mark} className={styles.words} data-of={index + 1}>
          <h3>{item.title}</h3>
          <p className="quiet">
            <Marked text={item.text} />
          </p>
        </div>
      ))}
    </div>
  );
}
