import { requests } from 'words:forms';
import { questions } from 'words:request';
import { listQuestionFields } from '../../../../contract/fill-form.ts';
import type { RequestScreen } from '../../../../contract/server-screens.ts';
import { answersSuffix } from '../../../../contract/request-page.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import styles from './RequestQuestions.module.css';

/** Optional questions about a request, and the company's responses. */
export function RequestQuestions({
  path,
  told,
  typed,
  visit,
}: Pick<RequestScreen, 'path' | 'told' | 'typed' | 'visit'>) {
  // A list of free times replaces the visitor's own suggestions.
  const isAsked = ({ name }: { name: string }) => visit?.free === undefined || !name.startsWith('visit');
  return (
    <section>
      <h2>{questions.title}</h2>
      <div className={styles.told} role="status">
        {told.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p>{questions.hint}</p>
      <form method="post" action={path + answersSuffix}>
        {listQuestionFields(requests)
          .filter(isAsked)
          .map((field) => (
            <Field key={field.name} {...field} value={typed[field.name]} />
          ))}
        <Button label={questions.button} />
      </form>
    </section>
  );
}
