import { notice as words } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { PostForm } from '../frame/PostForm.tsx';
import { Problem } from '../frame/Problem.tsx';
import type { Screens } from '../frame/screens.ts';

export function Notice({ typed, problem, longest, author, zone }: Screens['notice']) {
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      <p>{author === undefined ? words.none : fillIn(words.current, { author })}</p>
      <a className="tap" href={`${inboxPath}/closed`}>
        {words.closed}
      </a>
      <PostForm className="fields" action={`${inboxPath}/notice`}>
        <Problem name={problem} />
        <label>
          {words.text}
          <textarea
            name="text"
            required
            className="control"
            maxLength={longest.text}
            rows={3}
            defaultValue={typed.text}
          />
        </label>
        <label>
          {fillIn(words.until, { zone })}
          <input className="control" name="until" type="datetime-local" required defaultValue={typed.until} />
        </label>
        <label>
          {words.linkLabel}
          <input
            className="control"
            name="linkLabel"
            maxLength={longest.linkLabel}
            defaultValue={typed.linkLabel}
          />
        </label>
        <label>
          {words.linkAddress}
          <input className="control" name="linkAddress" defaultValue={typed.linkAddress} />
        </label>
        <button data-tone="loud">{words.show}</button>
      </PostForm>
      {author !== undefined && (
        <PostForm action={`${inboxPath}/notice`}>
          <button name="remove" value="yes" data-tone="outline">
            {words.remove}
          </button>
        </PostForm>
      )}
    </section>
  );
}
