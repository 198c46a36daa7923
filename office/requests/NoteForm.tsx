import { note as words } from 'words:inbox';
import { TextArea } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';

/** A note for the team, which the timeline shows. */
export function NoteForm({ path, typed, done }: Screens['request'] & { path: string }) {
  return (
    <section aria-labelledby="note">
      <h2 id="note">{words.title}</h2>
      {done === 'note' && <p className="notice">{words.saved}</p>}
      <PostForm className="fields" action={`${path}/note`}>
        <TextArea
          label={words.label}
          name="note"
          rows={3}
          defaultValue={typed['note'] ?? ''}
          data-draft="note"
          required
        />
        <button data-tone="outline">{words.button}</button>
      </PostForm>
    </section>
  );
}
