import { Annotation } from '../Annotation/Annotation.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { SampleMark } from '../SampleMark/SampleMark.tsx';
import styles from './SectionHead.module.css';

interface Props {
  /** Small annotation above the title ("What We Do"). */
  label?: string | undefined;
  title: string;
  text?: string | undefined;
  /** `true`: what the section shows is invented. */
  isSample?: boolean;
}

/** Head of a section: an annotation with its dimension line, the title, and a lead if there is one. */
export function SectionHead({ label, title, text, isSample = false }: Props) {
  return (
    <div className={styles.root}>
      {label && <Annotation text={label} />}
      <h2>{title}</h2>
      {text && (
        <p className={styles.text}>
          <Marked text={text} />
        </p>
      )}
      {isSample && <SampleMark />}
    </div>
  );
}
