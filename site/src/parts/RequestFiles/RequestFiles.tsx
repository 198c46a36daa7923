import { files, problems, progress } from 'words:request';
import type { ComponentProps } from 'react';
import type { RequestAnswer } from '../../../../contract/answers.ts';
import {
  acceptedPhotos,
  acceptedPlans,
  fileFields,
  fileLimits,
  filesSuffix,
  mostFileBytes,
  mostFiles,
} from '../../../../contract/request-page.ts';
import { fillIn, nameFile } from '../../../../contract/fill-in.ts';
import { formatSize } from '../../../../contract/language.ts';
import { Button } from '../Button/Button.tsx';
import { FileField } from './FileField.tsx';
import styles from './RequestFiles.module.css';

/** Messages of the script that the server does not provide. */
const words = {
  ...progress,
  tooLarge: fillIn(problems.tooLarge, fileLimits),
  mostFileBytes: String(mostFileBytes),
};

/** A field for each kind of file that may still be added. */
const pickers = [
  { kind: 'photo', name: fileFields.photos, label: files.photos, accept: acceptedPhotos, isMultiple: true },
  { kind: 'plan', name: fileFields.plan, label: files.plan, accept: acceptedPlans },
] as const;
const names = { photo: files.photo, plan: files.planKept };

type Props = Pick<RequestAnswer, 'path' | 'problems' | 'files'>;

/** The photos and plans of a request, and a form to add more. */
export function RequestFiles({ path, problems: sentences, files: kept }: Props) {
  const open = pickers
    .map(({ kind, ...field }) => ({
      ...field,
      left: mostFiles[kind] - (kept ?? []).filter((file) => file.kind === kind).length,
    }))
    .filter(({ left }) => left > 0);
  return (
    <section className={styles.root}>
      <h2>{files.title}</h2>
      <ul className={styles.problems} role="alert">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <ul className={styles.kept} aria-label={files.keptTitle}>
        {kept?.map(({ kind, name, sizeBytes }) => (
          <li key={name}>{nameFile(names[kind], name, formatSize(sizeBytes))}</li>
        ))}
      </ul>
      {kept && open.length === 0 && <p>{files.complete}</p>}
      {kept && open.length > 0 && <FilesForm action={path + filesSuffix} fields={open} />}
    </section>
  );
}

function FilesForm({ action, fields }: { action: string; fields: ComponentProps<typeof FileField>[] }) {
  return (
    <form method="post" encType="multipart/form-data" action={action} data-words={JSON.stringify(words)}>
      <p>{fillIn(files.hint, fileLimits)}</p>
      {fields.map((field) => (
        <FileField key={field.name} {...field} />
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
  );
}
