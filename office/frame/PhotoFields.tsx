/** Parts of the forms that add photos to a project. */
import { site as words } from 'words:inbox';

/** `label`: words with the limits. */
export const PhotoInput = ({ label }: { label: string }) => (
  <label>
    {label}
    <input
      className="control"
      type="file"
      name="photos"
      accept="image/jpeg,image/png,image/webp"
      multiple
      required
    />
  </label>
);

interface ProjectProps {
  projects: readonly { file: string; label: string }[];
  /** The file of the chosen one. */
  chosen?: string;
  /** The words for a project that does not exist yet, if the form can make one. */
  fresh?: string;
}

export const ProjectField = ({ projects, chosen = '', fresh }: ProjectProps) => (
  <label>
    {words.project}
    <select className="control" name="project" defaultValue={chosen}>
      {fresh !== undefined && <option value="">{fresh}</option>}
      {projects.map(({ file, label }) => (
        <option key={file} value={file}>
          {label}
        </option>
      ))}
    </select>
  </label>
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
