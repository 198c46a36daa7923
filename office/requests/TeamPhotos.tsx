import { teamPhotos as words } from 'words:inbox';
import { fillIn, fillInCount } from '../../contract/fill-in.ts';
import { inboxPath, toInboxPath } from '../../contract/endpoints.ts';
import type { PhotoTargets } from '../../contract/quick-changes.ts';
import { Status, TapLink } from '../frame/Controls.tsx';
import { AltField, NewProjectFields, PhotoForm, Problems, ProjectField } from '../frame/PhotoFields.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';
import styles from './TeamPhotos.module.css';

type Props = Screens['team-photos'];

/** Photos of a job: a form to add some, and one that puts them on the page of a project. */
export function TeamPhotos(props: Props) {
  const { reference, name, action, used, waiting, targets, added, problems } = props;
  return (
    <section className="narrow">
      <TapLink to={toInboxPath(reference)}>{name}</TapLink>
      <h1>{words.title}</h1>
      {added > 0 && <Status>{fillInCount(words.added, added)}</Status>}
      <Problems sentences={problems} />
      <PhotoForm
        action={inboxPath + action}
        label={words.choose}
        button={words.add}
        tone={targets ? 'outline' : 'loud'}
      />
      {targets ? <UseForm {...props} targets={targets} /> : waiting.length > 0 && <Waiting {...props} />}
      {used.length > 0 && (
        <>
          <h2>{words.used}</h2>
          <Photos reference={reference} names={used} />
        </>
      )}
    </section>
  );
}

function Waiting({ reference, waiting }: Props) {
  return (
    <>
      <h2>{words.waiting}</h2>
      <Photos reference={reference} names={waiting} />
    </>
  );
}

function UseForm({ reference, waiting, targets, typed }: Props & { targets: PhotoTargets }) {
  return (
    <PostForm className="fields" action={`${toInboxPath(reference)}/photos/use`}>
      <h2>{words.use}</h2>
      <Photos reference={reference} names={waiting} isChoice />
      <ProjectField projects={targets.projects} />
      <NewProjectFields kinds={targets.kinds} typed={typed} />
      <AltField typed={typed.alt} />
      <button data-tone="loud">{words.useButton}</button>
    </PostForm>
  );
}

function Photos({
  reference,
  names,
  isChoice = false,
}: {
  reference: string;
  names: readonly string[];
  isChoice?: boolean;
}) {
  return (
    <ul role="list" className={`photos ${styles.photos}`}>
      {names.map((name, index) => {
        const picture = (
          <img
            src={`${toInboxPath(reference)}/files/${name}`}
            alt={fillIn(words.photo, { number: index + 1 })}
            loading="lazy"
          />
        );
        return (
          <li key={name}>
            {isChoice ? (
              <label>
                <input type="checkbox" name={`photo-${name}`} value="yes" defaultChecked />
                {picture}
              </label>
            ) : (
              picture
            )}
          </li>
        );
      })}
    </ul>
  );
}
