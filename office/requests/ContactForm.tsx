import { contact as words } from 'words:inbox';
import { EmailField, TextField } from '../frame/Controls.tsx';
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
        <PostForm className="fields" action={`${path}/contact`} values={{ version }}>
          <TextField label={words.name} name="name" defaultValue={typed['name'] ?? contact.name} required />
          <EmailField label={words.email} defaultValue={typed['email'] ?? contact.email} />
          <TextField
            label={words.phone}
            name="phone"
            inputMode="tel"
            defaultValue={typed['phone'] ?? contact.phone}
          />
          <button data-tone="outline">{words.button}</button>
        </PostForm>
      </details>
    </section>
  );
}
