import { film as words } from 'words:site';
import { fillIn } from '../../../../contract/fill-in.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Film.module.css';
import type { film } from './Film.schema.ts';

const addresses = {
  youtube: {
    embed: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    embed: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id: string) => `https://vimeo.com/${id}`,
  },
} as const;

/** The play button links to the film. Film.client.ts opens the overlay instead. */
export function Film({ sample, label, title, text, poster, clip, service, id }: SectionProps<typeof film>) {
  const elsewhere = service && id ? { service, page: addresses[service].page(id) } : undefined;
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} text={text} isSample={sample} />
      <div className={styles.poster}>
        <Picture picture={poster} sizes="(width < 80rem) 100vw, 80rem" />
        <a
          className={styles.play}
          href={clip?.src ?? elsewhere?.page}
          rel="noopener"
          data-film={service && id ? addresses[service].embed(id) : clip?.src}
          data-film-player={service ? 'frame' : 'video'}
          aria-label={fillIn(words.play, { title })}
        >
          <Icon name="play" size={40} />
        </a>
      </div>
      {elsewhere && (
        <p className="quiet">
          {sample && `${words.sample} `}
          {fillIn(words.note, { player: words.players[elsewhere.service] })}{' '}
          <a href={elsewhere.page} rel="noopener">
            {words.link}
          </a>
          .
        </p>
      )}
      <dialog className={styles.overlay} data-film-overlay="" aria-label={title}>
        <button type="button" className={styles.close} data-film-close="" aria-label={words.close}>
          <Icon name="close" size={26} />
        </button>
        <div className={styles.frame} data-film-frame="" />
        {elsewhere && (
          <p className={styles.blocked}>
            {words.blocked}{' '}
            <a href={elsewhere.page} rel="noopener">
              {words.link}
            </a>
          </p>
        )}
      </dialog>
    </div>
  );
}
