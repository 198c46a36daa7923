import { change } from 'words:answers';
import { page } from 'words:request';
import type { RequestScreen } from '../../../../contract/server-screens.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { RequestFiles } from '../RequestFiles/RequestFiles.tsx';
import { RequestQuestions } from '../RequestQuestions/RequestQuestions.tsx';
import { VisitForm } from '../VisitForm/VisitForm.tsx';
import styles from './RequestSheet.module.css';

/** The deadline of a request, if it has one, and the visitor's additions: files, and answers to questions if its kind has any. */
export function RequestSheet(request: RequestScreen) {
  return (
    <div className={styles.root}>
      {request.due && (
        <section>
          <h2>{request.due.project}</h2>
          <p>{request.due.sentence}</p>
          <p>
            <ActionLink label={page.calendar} path={request.due.calendarPath} tone="outline" />
          </p>
        </section>
      )}
      {request.visit && <VisitForm path={request.path} visit={request.visit} />}
      <RequestFiles {...request} />
      {request.hasQuestions && <RequestQuestions {...request} />}
      <p>
        <ActionLink label={change.link} path={request.changePath} tone="quiet" />
      </p>
    </div>
  );
}
