import { job as words } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { Press } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';

type Props = Screens['request'] & { path: string };

/** A won job: the press that it is finished, which asks the customer for a review. */
export function JobPart({ path, job }: Props) {
  if (job === undefined) return null;
  const { state, profile, textAddress } = job;
  return (
    <section className="fields" aria-labelledby="job">
      <h2 id="job">{words.title}</h2>
      {state === undefined ? (
        <PostForm className="fields" action={`${path}/job`}>
          <p>{profile === '' ? words.noProfile : fillIn(words.ask, { profile })}</p>
          <div className="bar">
            <button data-tone="outline">{profile === '' ? words.finish : words.finishMail}</button>
            {profile !== '' && textAddress !== '' && (
              <Press label={words.finishText} name="by" value="text" />
            )}
          </div>
        </PostForm>
      ) : (
        <p>{words.states[state]}</p>
      )}
      {state === 'texted' && textAddress !== '' && (
        <p className="bar">
          <a data-tone="loud" href={textAddress}>
            {words.text}
          </a>
        </p>
      )}
    </section>
  );
}
