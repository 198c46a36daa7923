import { projects as words } from 'words:site';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SampleMark } from '../../parts/SampleMark/SampleMark.tsx';
import type { SectionProps } from '../common.ts';
import styles from './ProjectCard.module.css';
import type { projects } from './Projects.schema.ts';

type Section = SectionProps<typeof projects>;

interface Props extends Pick<Section, 'look' | 'filters'> {
  item: NonNullable<Section['items']>[number] & { sample: boolean };
  /** `false` if the section's head already marks all of its projects as samples. */
  isMarked: boolean;
  /** Whether a phone shows the picture to the left of the words. */
  isRow: boolean;
}

const sizes = {
  cards: '(width < 48rem) 92vw, (width < 62rem) 50vw, 26rem',
  // As high as the words: wider than its box.
  rows: '(width < 48rem) 54vw, (width < 62rem) 50vw, 26rem',
  columns: '(width < 48rem) 50vw, 38rem',
  mosaic: '(width < 48rem) 92vw, 46rem',
  index: '(width < 48rem) 30vw, 15rem',
  // A square or upright crop of a wide picture: the picture has to be wider than its box.
  wall: '(width < 48rem) 75vw, 50vw',
  carousel: '(width < 48rem) 92vw, 30rem',
  showcase: '(width < 48rem) 180vw, (width < 62rem) 96vw, 42rem',
};

/** A picture above a title block: kind and title above ruled facts. */
export function ProjectCard({ item, isMarked, isRow, look, filters }: Props) {
  // A project without its own file is labeled by the first filter that shows it.
  const kind = 'label' in item ? item.label : filters.find(({ tag }) => item.tags.includes(tag))?.label;
  return (
    <>
      <div className={styles.picture}>
        <Picture picture={item.picture} sizes={sizes[isRow ? 'rows' : look]} />
      </div>
      <div className={styles.block}>
        <p className={styles.kind}>{kind ?? item.tags[0]}</p>
        {item.sample && isMarked && <SampleMark />}
        <h3>{item.path ? <a href={item.path}>{item.title}</a> : item.title}</h3>
        <dl>
          <div>
            <dt>{words.place}</dt>
            <dd>{item.place}</dd>
          </div>
          <div>
            <dt>{words.scope}</dt>
            <dd>{item.scope}</dd>
          </div>
          <div>
            <dt>{words.year}</dt>
            <dd>{item.year}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}
