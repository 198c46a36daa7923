import type { PictureData } from '../../fields/references.ts';
import { Picture } from '../Picture/Picture.tsx';
import { SampleMark } from '../SampleMark/SampleMark.tsx';
import styles from './MemberCard.module.css';
import { MemberSummary, type Summary } from './MemberSummary.tsx';

interface Props {
  member: Summary & {
    sample: boolean;
    /** Job title. */
    title: string;
    path: string;
    portrait: PictureData;
  };
  /**
   * `block`: a framed portrait above a title block. `large`: a portrait above a large name. `line`: a small portrait
   * before a large name. `row`: a portrait with a summary and social links next to it. `tile`: the name over the
   * portrait, and the job title on hover; without hover, both below the portrait.
   */
  look?: 'block' | 'large' | 'line' | 'row' | 'tile';
  /** `false` if the section's head already marks all of its people as samples. */
  isMarked: boolean;
}

/** A person's card. One link covers the card; social links are layered above it. */
export function MemberCard({ member, look = 'block', isMarked }: Props) {
  const { name, title, path, portrait } = member;
  const isSample = member.sample && isMarked;
  return (
    <article className={`${look === 'block' ? 'card ' : ''}${styles.root}`} data-look={look}>
      <div className={styles.portrait}>
        <Picture picture={portrait} sizes="(width < 48rem) 50vw, 26rem" />
      </div>
      <div className={styles.words}>
        <h3>
          <a href={path}>{name}</a>
        </h3>
        <p className={styles.title}>{title}</p>
        {isSample && look !== 'tile' && <SampleMark />}
      </div>
      {/* The mark is outside the words, which are hidden until hover. */}
      {isSample && look === 'tile' && <SampleMark />}
      {look === 'row' && <MemberSummary {...member} />}
    </article>
  );
}
