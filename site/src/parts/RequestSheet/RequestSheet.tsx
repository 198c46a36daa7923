import { RequestFiles } from '../RequestFiles/RequestFiles.tsx';
import { RequestQuestions } from '../RequestQuestions/RequestQuestions.tsx';
import styles from './RequestSheet.module.css';

/** What a visitor adds to a request: files, and answers to questions where its kind has some. */
export function RequestSheet() {
  return (
    <div className={styles.root}>
      <RequestFiles />
      <RequestQuestions />
    </div>
  );
}
