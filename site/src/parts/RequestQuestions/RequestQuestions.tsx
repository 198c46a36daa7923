import { requests } from 'words:forms';
import { questions } from 'words:request';
import { listQuestionFields } from '../../../../contract/fill-form.ts';
import type { RequestScreen } from '../../../../contract/server-screens.ts';
import { answersSuffix } from '../../../../contract/request-page.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import styles from './RequestQuestions.module.css';

/** Optional questions about a request, and the company's responses. */
export function RequestQuestions({ path, told, typed }: Pick<RequestScreen, 'path' | 'told' | 'typed'>) {
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
        {listQuestionFields(requests).map((field) => (
          <Field key={field.name} {...field} value={typed[field.name]} />
        ))}
        <Button label={questions.button} />
      </form>
    </section>
  );
}
