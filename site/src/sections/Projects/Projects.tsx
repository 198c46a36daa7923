import { projects as words } from 'words:site';
import { fillIn } from '../../../../contract/fill-in.ts';
import { areSamples } from '../../fields/sample.ts';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import { Chips } from '../../parts/Chips/Chips.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './Projects.module.css';
import type { projects } from './Projects.schema.ts';

/** A CSS rule per filter shows its projects and their number. */
export function Projects(props: SectionProps<typeof projects>) {
  const { label, title, filters, look, action, autoplayMs } = props;
  // Projects that exist only on this page share one `sample` flag.
  const items = (props.items ?? []).map((item) => ({ sample: props.sample, ...item }));
  const isSample = areSamples(items);
  const isCarousel = look === 'carousel' || look === 'showcase';
  const more = action && <ActionLink {...action} tone="outline" />;
  const card = { isMarked: !isSample, isRow: look === 'cards' && items.length > 3, look, filters };
  return (
    <div className={`wrap ${styles.root}`} data-look={look}>
      <div className={styles.head}>
        <SectionHead label={label} title={title} isSample={isSample} />
        {filters.length > 0 && (
          <>
            <Chips
              legend={words.filter}
              mark="filter"
              chosen={0}
              choices={[words.all, ...filters.map((filter) => filter.label)].map((name, number) => ({
                number,
                name,
              }))}
            />
            <p className="visually-hidden" role="status">
              {filters.map(({ label: name, tag }, index) => (
                <span key={tag} className={styles.count} data-count={index + 1}>
                  {fillIn(words.filtered, {
                    shown: items.filter((item) => (item.tags as string[]).includes(tag)).length,
                    count: items.length,
                    filter: name,
                  })}
                </span>
              ))}
            </p>
          </>
        )}
      </div>
      {isCarousel ? (
        <div className={styles.list}>
          <Carousel
            label={title}
            show={look === 'showcase' ? 'showcase' : 'four'}
            autoplayMs={autoplayMs}
            action={more}
            slides={items.map((item) => ({
              key: item.title,
              content: (
                <div className={`card ${styles.card}`}>
                  <ProjectCard item={item} {...card} />
                </div>
              ),
            }))}
          />
        </div>
      ) : (
        <ul role="list" className={look === 'cards' ? 'cards' : styles.list}>
          {items.map((item) => (
            <li key={item.title} className={`card ${styles.card}`} data-in={listFilters(item.tags, filters)}>
              <ProjectCard item={item} {...card} />
            </li>
          ))}
        </ul>
      )}
      {!isCarousel && more}
    </div>
  );
}

/** Numbers of the filters that show a project, starting with 1. */
function listFilters(tags: string[], filters: { tag: string }[]): string {
  return filters.flatMap(({ tag }, index) => (tags.includes(tag) ? [index + 1] : [])).join(' ');
}
