import { change } from 'words:answers';
import { page, quote, review as reviewWords } from 'words:request';
import { reviewAnchor, reviewSuffix } from '../../../../contract/request-page.ts';
import type { RequestScreen } from '../../../../contract/server-screens.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { Button } from '../Button/Button.tsx';
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
      {request.quotePath && (
        <section>
          <h2>{quote.tab}</h2>
          <p>
            <ActionLink label={quote.link} path={request.quotePath} />
          </p>
        </section>
      )}
      {request.visit && <VisitForm {...request} visit={request.visit} />}
      {request.review && <Review path={request.path} review={request.review} />}
      <RequestFiles {...request} />
      {request.hasQuestions && <RequestQuestions {...request} />}
      <p>
        <ActionLink label={change.link} path={request.changePath} tone="quiet" />
      </p>
    </div>
  );
}

function Review({ path, review }: { path: string; review: NonNullable<RequestScreen['review']> }) {
  return (
    <section id={reviewAnchor}>
      <h2>{reviewWords.title}</h2>
      <p>{review.isStopped ? reviewWords.stopped : reviewWords.text}</p>
      <p>
        <ActionLink label={reviewWords.link} path={review.profile} tone="outline" />
      </p>
      {!review.isStopped && (
        <form method="post" action={path + reviewSuffix}>
          <Button label={reviewWords.stop} tone="outline" />
        </form>
      )}
    </section>
  );
}
