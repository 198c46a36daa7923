import { requests } from 'words:forms';
import { questions } from 'words:request';
import { listQuestionFields } from '../../../../contract/fill-form.ts';
import { requestLists } from '../../../../contract/request-page.ts';
import { eachItem, endOfItems, toSlot } from '../../../../contract/page-tree.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import styles from './RequestQuestions.module.css';

/** Questions about a request that nobody must answer. The server fills the slots, and says what it says to the answers. */
export function RequestQuestions() {
  const { told, questions: form } = requestLists;
  return (
    <>
      {eachItem(form)}
      <section>
        <h2>{questions.title}</h2>
        <div className={styles.told} role="status">
          {eachItem(told)}
          <p>{toSlot(`${told}.text`)}</p>
          {endOfItems(told)}
        </div>
        <p>{questions.hint}</p>
        <form method="post" action={toSlot(`${form}.action`)}>
          {listQuestionFields(requests).map((field) => (
            <Field
              key={field.name}
              {...field}
              value={toSlot(`${form}.typed.${field.name}`)}
              shown={toSlot(`${form}.shown.${field.name}`)}
            />
          ))}
          <Button label={questions.button} />
        </form>
      </section>
      {endOfItems(form)}
    </>
  );
}
