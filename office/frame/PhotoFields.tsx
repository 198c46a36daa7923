/** Parts of the forms that add photos to a project. */
import { site as words } from 'words:inbox';
import { Choice, TextField } from './Controls.tsx';

/** `label`: words with the limits. */
export const PhotoInput = ({ label }: { label: string }) => (
  <TextField
    label={label}
    type="file"
    name="photos"
    accept="image/jpeg,image/png,image/webp"
    multiple
    required
  />
);

interface ProjectProps {
  projects: readonly { file: string; label: string }[];
  /** The file of the chosen one. */
  chosen?: string;
  /** The words for a project that does not exist yet, if the form can make one. */
  fresh?: string;
}

export const ProjectField = ({ projects, chosen = '', fresh }: ProjectProps) => (
  <Choice
    label={words.project}
    name="project"
    options={[
      ...(fresh === undefined ? [] : [['', fresh] as const]),
      ...projects.map(({ file, label }) => [file, label] as const),
    ]}
    defaultValue={chosen}
  />
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
