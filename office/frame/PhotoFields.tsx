/** Parts of the forms that add photos to a project. */
import type { ReactNode } from 'react';
import { site as words } from 'words:inbox';
import { Choice, TextField } from './Controls.tsx';

interface PhotoFormProps {
  action: string;
  /** Words with the limits. */
  label: ReactNode;
  button: string;
  tone?: 'loud' | 'outline';
  /** Fields above the photos. */
  children?: ReactNode;
  /** Fields below them. */
  after?: ReactNode;
}

/** send-photos.client.ts sends its photos one at a time. */
export const PhotoForm = ({ action, label, button, tone = 'loud', children, after }: PhotoFormProps) => (
  <form
    className="fields"
    method="post"
    encType="multipart/form-data"
    action={action}
    data-preparing={words.preparing}
    data-sending={words.sending}
    data-done={words.sent}
    data-lost={words.lost}
  >
    <p className="problem" role="alert" hidden />
    {children}
    <TextField
      label={label}
      type="file"
      name="photos"
      accept="image/jpeg,image/png,image/webp"
      multiple
      required
    />
    {after}
    <p role="status" hidden />
    <progress max={1} hidden />
    <button data-tone={tone}>
      <span>
        {button}
        <noscript>{words.slow}</noscript>
      </span>
    </button>
  </form>
);

interface ProjectProps {
  projects: readonly { file: string; label: string }[];
  /** The file of the chosen one. */
  chosen?: string;
}

/** Without a project, the photos make a new one, which has the title. */
export const ProjectField = ({ projects, chosen = '' }: ProjectProps) => (
  <Choice
    label={words.project}
    name="project"
    options={[['', words.newProject], ...projects.map(({ file, label }) => [file, label] as const)]}
    defaultValue={chosen}
  />
);

interface NewProjectProps {
  /** Keys and labels. */
  kinds: readonly (readonly [key: string, label: string])[];
  typed?: { title: string; kind: string; place: string };
}

/** Of a project that does not exist yet. Most jobs are interiors, the last kind. */
export const NewProjectFields = ({ kinds, typed }: NewProjectProps) => (
  <div className="fields new-project">
    <TextField label={words.newTitle} name="title" maxLength={100} defaultValue={typed?.title} />
    <Choice
      label={words.newKind}
      name="kind"
      options={kinds}
      defaultValue={typed?.kind || kinds.at(-1)?.[0]}
    />
    <TextField label={words.newPlace} name="place" maxLength={60} defaultValue={typed?.place} />
  </div>
);

export const AltField = ({ typed }: { typed?: string }) => (
  <label>
    {words.alt}
    <span className="quiet">{words.altText}</span>
    <input className="control" name="alt" maxLength={180} defaultValue={typed} />
  </label>
);

export const Problems = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <div className="problem" role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
