import { begin as words } from 'words:inbox';
import { EmailField, TextField } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import { Problem } from '../frame/Problem.tsx';
import type { Screens } from '../frame/screens.ts';

export function Begin({ name, email, problem }: Screens['begin']) {
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <Problem name={problem} />
      <PostForm className="fields">
        <TextField label={words.name} name="name" autoComplete="name" required defaultValue={name} />
        <EmailField label={words.email} autoComplete="email" defaultValue={email} note={words.emailText} />
        <button data-tone="loud">{words.button}</button>
      </PostForm>
    </section>
  );
}
