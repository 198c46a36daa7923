import { files, problems, progress } from 'words:request';
import type { ComponentProps } from 'react';
import type { RequestScreen } from '../../../../contract/server-screens.ts';
import {
  acceptedOriginals,
  acceptedPhotos,
  acceptedPlans,
  countAs,
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
const getWords = (reference: string) => ({
  ...progress,
  tooLarge: fillIn(problems.tooLarge, { ...fileLimits, reference }),
  mostFileBytes: String(mostFileBytes),
});

/** A field for each kind of file that may still be added. */
const listPickers = () =>
  [
    {
      kind: 'photo',
      name: fileFields.photos,
      label: files.photos,
      accept: acceptedPhotos,
      originals: acceptedOriginals,
    },
    { kind: 'plan', name: fileFields.plan, label: files.plan, accept: acceptedPlans },
  ] as const;
const nameKinds = () => ({ photo: files.photo, plan: files.planKept, original: files.original });

type Props = Pick<RequestScreen, 'reference' | 'path' | 'problems' | 'files'>;

/** The photos and plans of a request, and a form to add more. */
export function RequestFiles({ reference, path, problems: sentences, files: kept }: Props) {
  const open = listPickers()
    .map(({ kind, ...field }) => ({
      ...field,
      left: mostFiles[kind] - (kept ?? []).filter((file) => countAs[file.kind] === kind).length,
    }))
    .filter(({ left }) => left > 0);
  return (
    <section className={styles.root}>
      <h2>{files.title}</h2>
      <div className={styles.problems} role="alert">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ul role="list" className={styles.kept} aria-label={files.keptTitle}>
        {kept?.map(({ kind, name, sizeBytes }) => (
          <li key={name}>{nameFile(nameKinds()[kind], name, formatSize(sizeBytes))}</li>
        ))}
      </ul>
      {kept && open.length === 0 && <p>{fillIn(files.complete, { reference })}</p>}
      {kept && open.length > 0 && (
        <FilesForm reference={reference} action={path + filesSuffix} fields={open} />
      )}
    </section>
  );
}

interface FormProps {
  reference: string;
  action: string;
  fields: ComponentProps<typeof FileField>[];
}

function FilesForm({ reference, action, fields }: FormProps) {
  const words = JSON.stringify(getWords(reference));
  return (
    <form method="post" encType="multipart/form-data" action={action} data-words={words}>
      <p>{fillIn(files.hint, fileLimits)}</p>
      {fields.map((field) => (
        <FileField key={field.name} {...field} />
      ))}
      <ul role="list" className={styles.queue} data-queue="" />
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
