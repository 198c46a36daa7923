import { useId } from 'react';
import { projects as words } from 'words:site';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SampleMark } from '../../parts/SampleMark/SampleMark.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import looks from './ProjectsLooks.module.css';
import styles from './Projects.module.css';
import type { projects } from './Projects.schema.ts';

type Props = SectionProps<typeof projects>;

const sizes = {
  cards: '(width < 48rem) 92vw, (width < 62rem) 50vw, 26rem',
  columns: '(width < 48rem) 92vw, 38rem',
  mosaic: '(width < 48rem) 92vw, 46rem',
  index: '(width < 48rem) 30vw, 15rem',
  // A square or upright crop of a wide picture, which has to be wider than its box.
  wall: '(width < 48rem) 75vw, 50vw',
  carousel: '(width < 48rem) 92vw, 30rem',
  showcase: '(width < 48rem) 180vw, (width < 62rem) 96vw, 42rem',
};

/**
 * The filter is a group of radio buttons and one CSS rule per button: it works without JavaScript, keeps the
 * keyboard's arrows, and shows one category at a time.
 */
export function Projects(props: Props) {
  const { sample, label, title, filters, items = [], look, action, autoplayMs } = props;
  const isCarousel = look === 'carousel' || look === 'showcase';
  const more = action && <ActionLink {...action} tone="outline" />;
  const choices = [{ label: words.all, tag: '' }, ...filters];
  const group = useId();
  return (
    <div className={`wrap ${styles.root} ${looks.root}`} data-look={look}>
      <div className={styles.head}>
        <SectionHead label={label} title={title} />
        {filters.length > 0 && (
          <fieldset className={styles.filters}>
            <legend className="visually-hidden">{words.filter}</legend>
            {choices.map(({ label: text }, index) => (
              <label key={text}>
                <input type="radio" name={group} defaultChecked={index === 0} data-filter={index} />
                <span>{text}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {isCarousel ? (
        <div className={looks.list}>
          <Carousel
            label={title}
            show={look === 'showcase' ? 'showcase' : 'four'}
            autoplayMs={autoplayMs}
            action={more}
            slides={items.map((item) => ({
              key: item.title,
              content: (
                <div className={`card ${styles.card} ${looks.card}`}>
                  <Card item={item} isSample={sample} look={look} filters={filters} />
                </div>
              ),
            }))}
          />
        </div>
      ) : (
        <ul className={look === 'cards' ? 'cards' : looks.list}>
          {items.map((item) => (
            <li
              key={item.title}
              className={`card ${styles.card} ${looks.card}`}
              data-in={listFilters(item.tags, filters)}
            >
              <Card item={item} isSample={sample} look={look} filters={filters} />
            </li>
          ))}
        </ul>
      )}
      {!isCarousel && more}
    </div>
  );
}

interface CardProps extends Pick<Props, 'look' | 'filters'> {
  item: NonNullable<Props['items']>[number];
  /** Of projects that are on this page only. */
  isSample: boolean;
}

function Card({ item, isSample, look, filters }: CardProps) {
  // A project of this page has the label of the first filter that shows it.
  const kind = 'label' in item ? item.label : filters.find(({ tag }) => item.tags.includes(tag))?.label;
  return (
    <>
      <div className={`${styles.picture} ${looks.picture}`}>
        <Picture picture={item.picture} sizes={sizes[look]} />
      </div>
      <div className={`${styles.block} ${looks.block}`}>
        <p className={styles.kind}>{kind ?? item.tags[0]}</p>
        {('sample' in item ? item.sample : isSample) && <SampleMark />}
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

/** Numbers of the buttons that show a project, 1 for the first filter. */
function listFilters(tags: string[], filters: { tag: string }[]): string {
  return filters.flatMap(({ tag }, index) => (tags.includes(tag) ? [index + 1] : [])).join(' ');
}
