import { notice as words, site } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { Press, TapLink, TextArea, TextField } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import { Problem } from '../frame/Problem.tsx';
import type { Screens } from '../frame/screens.ts';

export function Notice({ typed, problem, longest, author, zone }: Screens['notice']) {
  return (
    <section className="narrow">
      <TapLink to={`${inboxPath}/site`}>{site.back}</TapLink>
      <h1>{words.title}</h1>
      <p>{author === undefined ? words.none : fillIn(words.current, { author })}</p>
      <TapLink to={`${inboxPath}/closed`}>{words.closed}</TapLink>
      <PostForm className="fields" action={`${inboxPath}/notice`}>
        <Problem name={problem} />
        <TextArea
          label={words.text}
          name="text"
          required
          maxLength={longest.text}
          rows={3}
          defaultValue={typed.text}
        />
        <TextField
          label={fillIn(words.until, { zone })}
          name="until"
          type="datetime-local"
          required
          defaultValue={typed.until}
        />
        <TextField
          label={words.linkLabel}
          name="linkLabel"
          maxLength={longest.linkLabel}
          defaultValue={typed.linkLabel}
        />
        <TextField label={words.linkAddress} name="linkAddress" defaultValue={typed.linkAddress} />
        <button data-tone="loud">{words.show}</button>
      </PostForm>
      {author !== undefined && (
        <PostForm action={`${inboxPath}/notice`}>
          <Press label={words.remove} name="remove" value="yes" />
        </PostForm>
      )}
    </section>
  );
}
