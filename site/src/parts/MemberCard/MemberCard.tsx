import type { PictureData } from '../../lib/references.ts';
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
   * `block`: a framed portrait over a title block. `large`: a portrait over a large name. `line`: a small portrait
   * before a big name. `row`: beside the portrait also what the person does, and social links. `tile`: the name
   * over the portrait, and the job title under the pointer; where nothing hovers, both under the portrait.
   */
  look?: 'block' | 'large' | 'line' | 'row' | 'tile';
  /** `false` where the section says for all its people that they are samples. */
  isMarked: boolean;
}

/** One person. The link covers the card; social links are above it. */
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
      {/* The mark is not among the words, because these are hidden until a pointer comes. */}
      {isSample && look === 'tile' && <SampleMark />}
      {look === 'row' && <MemberSummary {...member} />}
    </article>
  );
}
