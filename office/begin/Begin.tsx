import { begin as words } from 'words:inbox';
import { EmailField } from '../frame/EmailField.tsx';
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
        <label>
          {words.name}
          <input className="control" name="name" autoComplete="name" required defaultValue={name} />
        </label>
        <label>
          {words.email}
          <EmailField autoComplete="email" defaultValue={email} />
          <span className="quiet">{words.emailText}</span>
        </label>
        <button data-tone="loud">{words.button}</button>
      </PostForm>
    </section>
  );
}
