import { site as words } from 'words:inbox';
import { inboxPath } from '../../contract/endpoints.ts';
import { TapLink } from '../frame/Controls.tsx';
import { AltField, NewProjectFields, PhotoForm, Problems, ProjectField } from '../frame/PhotoFields.tsx';
import type { Screens } from '../frame/screens.ts';
import { NotStored } from '../frame/Trouble.tsx';

/** Adds photos to a project, many at once. */
export function SitePhotos({ projects, kinds, project, action, problems }: Screens['site-photos']) {
  return (
    <section className="narrow">
      <TapLink to={`${inboxPath}/site`}>{words.back}</TapLink>
      <h1>{words.photos}</h1>
      <Problems sentences={problems} />
      <PhotoForm
        action={inboxPath + action}
        label={
          <span>
            {words.choose}
            <noscript>{words.chooseMost}</noscript>
          </span>
        }
        button={words.add}
        after={<AltField />}
      >
        {projects.length > 0 && <ProjectField projects={projects} chosen={project} />}
        <NewProjectFields kinds={kinds} />
      </PhotoForm>
    </section>
  );
}

export function SiteTrouble({ message, typed }: Screens['site-trouble']) {
  return (
    <section className="narrow">
      <h1>{words.trouble}</h1>
      <p>{message}</p>
      <NotStored typed={typed} />
      <TapLink to={`${inboxPath}/site`}>{words.back}</TapLink>
    </section>
  );
}
