import { post as words } from 'words:site';
import { fillIn } from '../../../../contract/fill-in.ts';
import { getSearchPath } from '../../../../contract/endpoints.ts';
import { getCategoryPath } from '../../entries/category-path.ts';
import { formatDay } from '../../../../contract/language.ts';
import { BlogAside, type BlogAsideData } from '../../parts/BlogAside/BlogAside.tsx';
import { FactTable } from '../../parts/FactTable/FactTable.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Post.module.css';
import type { post } from './Post.schema.ts';

type Props = SectionProps<typeof post> & { aside: BlogAsideData };

export function Post({ path, picture, date, author, categories, tags, parts, aside }: Props) {
  const category = categories[0] ?? '';
  return (
    <div className="wrap">
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(width < 80rem) 100vw, 80rem" priority />
      </div>
      <article className={styles.article}>
        <ul role="list" className={styles.meta} data-unsearched="">
          <li>
            <time dateTime={date}>{formatDay(date)}</time>
          </li>
          <li>{author}</li>
          <li>
            <a href={getCategoryPath(category)}>{category}</a>
          </li>
          <li>{fillIn(words.minutes, { minutes: countMinutes(parts) })}</li>
        </ul>
        <div className={styles.text}>
          {parts.map(({ heading, text, list, picture: figure, caption, facts }) => (
            <section key={text[0]}>
              {heading && <h2>{heading}</h2>}
              {text.map((paragraph) => (
                <p key={paragraph}>
                  <Marked text={paragraph} />
                </p>
              ))}
              {list && (
                <ul role="list">
                  {list.map((line) => (
                    <li key={line}>
                      <Marked text={line} />
                    </li>
                  ))}
                </ul>
              )}
              {figure && (
                <figure>
                  <div>
                    <Picture picture={figure} sizes="(width < 48rem) 92vw, 42rem" />
                  </div>
                  {caption && (
                    <figcaption>
                      <Marked text={caption} />
                    </figcaption>
                  )}
                </figure>
              )}
              {facts && <FactTable facts={facts} />}
            </section>
          ))}
          <ul role="list" className={styles.tags} aria-label={aside.headings.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <a href={getSearchPath(tag)} rel="tag">
                  {tag}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </article>
      <BlogAside {...aside} current={path} />
    </div>
  );
}

const wordsPerMinute = 220;

function countMinutes(parts: Props['parts']): number {
  const words = parts.flatMap(({ text, list = [] }) => [...text, ...list]).join(' ');
  return Math.ceil(words.split(/\s+/).length / wordsPerMinute);
}
