import { formatDate } from '../../lib/dates.ts';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { RoomProps } from '../common.ts';
import styles from './Article.module.css';
import type { article } from './Article.schema.ts';

export function Article({ picture, date, author, category, parts }: RoomProps<typeof article>) {
  return (
    <article className={`wrap ${styles.root}`}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(width < 80rem) 100vw, 80rem" priority />
      </div>
      <p className={styles.meta}>
        <time dateTime={date}>{formatDate(date)}</time>
        <span>{author}</span>
        <span>{category}</span>
      </p>
      <div className={styles.text}>
        {parts.map(({ heading, text }) => (
          <div key={text[0]} className="stack">
            {heading && <h2>{heading}</h2>}
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </article>
  );
}
