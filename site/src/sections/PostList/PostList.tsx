import { getCategoryPath } from '../../entries/category-path.ts';
import { formatDay } from '../../../../contract/language.ts';
import { cutList } from '../../entries/cut-list.ts';
import type { PostTeaser } from '../../collections/posts.ts';
import { BlogAside, type BlogAsideData } from '../../parts/BlogAside/BlogAside.tsx';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { SectionProps } from '../common.ts';
import styles from './PostList.module.css';
import type { postList } from './PostList.schema.ts';

type Props = SectionProps<typeof postList> & {
  /** Newest first. */
  posts: (PostTeaser & { categories: string[] })[];
  /** Label of the link to an article. */
  more: string;
  aside: BlogAsideData;
};

export function PostList({ category, part, posts, more, aside }: Props) {
  const shown = cutList(
    posts.filter(({ categories }) => category === undefined || categories.includes(category)),
    part,
  );
  return (
    <div className={`wrap ${styles.root}`}>
      <ol role="list" className={styles.list} data-unsearched="">
        {shown.map((post, index) => (
          <li key={post.path} className={styles.post}>
            <div className={styles.picture}>
              <Picture
                picture={post.picture}
                sizes={index === 0 ? '(width < 62rem) 92vw, 58rem' : '(width < 48rem) 92vw, 22rem'}
                priority={index === 0}
              />
            </div>
            <div className={styles.words}>
              <p className={styles.meta}>
                <time dateTime={post.date}>{formatDay(post.date)}</time>
                <span>{post.author}</span>
                <a href={getCategoryPath(post.category)}>{post.category}</a>
              </p>
              <h2>
                <a href={post.path}>{post.title}</a>
              </h2>
              <p className="quiet">{post.excerpt}</p>
              <a className={styles.more} href={post.path}>
                {more}
                <span className="visually-hidden"> {post.title}</span>
                <Icon name="arrow" size={18} />
              </a>
            </div>
          </li>
        ))}
      </ol>
      <BlogAside {...aside} current={category && getCategoryPath(category)} />
    </div>
  );
}
