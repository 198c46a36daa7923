import { files, problems, progress } from 'words:request';
import type { ReactNode } from 'react';
import {
  acceptedPhotos,
  acceptedPlans,
  fileFields,
  fileLimits,
  mostFileBytes,
  requestLists,
} from '../../../../contract/request-page.ts';
import { fillIn } from '../../../../contract/fill-in.ts';
import { eachItem, endOfItems, toSlot } from '../../../../contract/page-tree.ts';
import { Button } from '../Button/Button.tsx';
import { FileField } from './FileField.tsx';
import styles from './RequestFiles.module.css';

/** What the script says that the server does not. */
const words = {
  ...progress,
  tooLarge: fillIn(problems.tooLarge, fileLimits),
  mostFileBytes: String(mostFileBytes),
};

/** A field for each sort of file that may still come. */
const pickers = [
  {
    list: requestLists.photos,
    name: fileFields.photos,
    label: files.photos,
    accept: acceptedPhotos,
    isMultiple: true,
  },
  { list: requestLists.plans, name: fileFields.plan, label: files.plan, accept: acceptedPlans },
];

/** Photographs and plans of a request: what is there, and a form for more. The server fills the slots. */
export function RequestFiles() {
  return (
    <section className={styles.root}>
      <h2>{files.title}</h2>
      <ul className={styles.problems} role="alert">
        <Repeated by={requestLists.problems} />
      </ul>
      <ul className={styles.kept} aria-label={files.keptTitle}>
        <Repeated by={requestLists.kept} />
      </ul>
      {eachItem(requestLists.complete)}
      <p>{toSlot(`${requestLists.complete}.text`)}</p>
      {endOfItems(requestLists.complete)}
      {eachItem(requestLists.form)}
      <form
        method="post"
        encType="multipart/form-data"
        action={toSlot(`${requestLists.form}.action`)}
        data-words={JSON.stringify(words)}
      >
        <p>{fillIn(files.hint, fileLimits)}</p>
        {pickers.map(({ list, ...field }) => (
          <Repeated key={list} by={list}>
            <FileField {...field} left={toSlot(`${list}.left`)} />
          </Repeated>
        ))}
        <ul className={styles.queue} data-queue="" />
        <template data-row="">
          <li>
            <span data-name="" />
            <progress max="1" value="0" />
            <span data-state="" />
            <button type="button" hidden>
              {progress.retry}
            </button>
          </li>
        </template>
        <p className="visually-hidden" role="status" data-status="" />
        <Button label={files.button} />
      </form>
      {endOfItems(requestLists.form)}
    </section>
  );
}

/** As often as the list has items: each a line with its text, unless `children` say otherwise. */
function Repeated({ by, children }: { by: string; children?: ReactNode }) {
  return (
    <>
      {eachItem(by)}
      {children ?? <li>{toSlot(`${by}.text`)}</li>}
      {endOfItems(by)}
    </>
  );
}
