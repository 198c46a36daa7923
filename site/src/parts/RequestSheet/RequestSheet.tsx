import { change } from 'words:answers';
import type { RequestAnswer } from '../../../../contract/answers.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { RequestFiles } from '../RequestFiles/RequestFiles.tsx';
import { RequestQuestions } from '../RequestQuestions/RequestQuestions.tsx';
import styles from './RequestSheet.module.css';

/** The visitor's additions to a request: files, and answers to questions if its kind has any. */
export function RequestSheet(request: RequestAnswer) {
  return (
    <div className={styles.root}>
      <RequestFiles {...request} />
      {request.hasQuestions && <RequestQuestions {...request} />}
      <p>
        <ActionLink label={change.link} path={request.changePath} tone="quiet" />
      </p>
    </div>
  );
}
