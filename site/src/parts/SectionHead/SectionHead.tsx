import { Annotation } from '../Annotation/Annotation.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { SampleMark } from '../SampleMark/SampleMark.tsx';
import styles from './SectionHead.module.css';

interface Props {
  /** The annotation above the title ("What We Do"). */
  label?: string | undefined;
  title: string;
  text?: string | undefined;
  /** `true` if the section's content is invented. */
  isSample?: boolean;
}

/** The head of a section: annotation, title, and an optional lead. */
export function SectionHead({ label, title, text, isSample = false }: Props) {
  return (
    <div className={styles.root}>
      {(label !== undefined || isSample) && (
        <div className={styles.label}>
          {label && <Annotation text={label} />}
          {isSample && <SampleMark />}
        </div>
      )}
      <h2>{title}</h2>
      {text && (
        <p className={styles.text}>
          <Marked text={text} />
        </p>
      )}
    </div>
  );
}
