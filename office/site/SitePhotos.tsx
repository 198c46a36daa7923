import { site as words } from 'words:inbox';
import { inboxPath } from '../../contract/endpoints.ts';
import type { Screens } from '../frame/screens.ts';

/** Adds photos to a project, many at once. */
export function SitePhotos({ projects, project, action, problems }: Screens['site-photos']) {
  return (
    <section className="narrow">
      <a className="tap" href={`${inboxPath}/site`}>
        {words.back}
      </a>
      <h1>{words.photos}</h1>
      {problems.length > 0 && (
        <div className="problem" role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {projects.length === 0 ? (
        <p>{words.noProject}</p>
      ) : (
        <form className="fields" method="post" encType="multipart/form-data" action={inboxPath + action}>
          <label>
            {words.project}
            <select className="control" name="project" defaultValue={project}>
              {projects.map(({ file, label }) => (
                <option key={file} value={file}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.choose}
            <input
              className="control"
              type="file"
              name="photos"
              accept="image/jpeg,image/png,image/webp"
              multiple
              required
            />
          </label>
          <label>
            {words.alt}
            <span className="quiet">{words.altText}</span>
            <input className="control" name="alt" maxLength={180} />
          </label>
          <button data-tone="loud">{words.add}</button>
        </form>
      )}
    </section>
  );
}

export function SiteTrouble({ message }: Screens['site-trouble']) {
  return (
    <section className="narrow">
      <h1>{words.trouble}</h1>
      <p>{message}</p>
      <a className="tap" href={`${inboxPath}/site`}>
        {words.back}
      </a>
    </section>
  );
}
