import { contact as words } from 'words:inbox';
import { EmailField } from '../frame/EmailField.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';

/** Corrects a mistyped name, address or number. It is open after a refusal. */
export function ContactForm({
  path,
  version,
  contact,
  typed,
  problem,
  done,
}: Screens['request'] & { path: string }) {
  const isRefused = problem !== undefined && typed['email'] !== undefined;
  return (
    <section id="contact" aria-label={words.title}>
      {done === 'contact' && <p className="notice">{words.saved}</p>}
      <details open={isRefused}>
        <summary className="tap">{words.title}</summary>
        <PostForm className="fields" action={`${path}/contact`}>
          <input type="hidden" name="version" value={version} />
          <label>
            {words.name}
            <input className="control" name="name" defaultValue={typed['name'] ?? contact.name} required />
          </label>
          <label>
            {words.email}
            <EmailField defaultValue={typed['email'] ?? contact.email} />
          </label>
          <label>
            {words.phone}
            <input
              className="control"
              name="phone"
              inputMode="tel"
              defaultValue={typed['phone'] ?? contact.phone}
            />
          </label>
          <button data-tone="outline">{words.button}</button>
        </PostForm>
      </details>
    </section>
  );
}
