import { answer as words, canned } from 'words:inbox';
import { fillIn } from '../../../contract/fill-in.ts';
import type { InboxRequest } from '../../../contract/inbox.ts';
import { PostForm } from './PostForm.tsx';
import styles from './ReplyForm.module.css';

type Props = InboxRequest & { path: string };

const names = Object.keys(canned) as (keyof typeof canned)[];

/** An email to the visitor, which may start with a canned answer. */
export function ReplyForm({ path, version, contact, ownAddress, facts, answer, typed, done }: Props) {
  const chosen = names.find((name) => name === (typed['template'] ?? answer));
  const text = typed['text'] ?? (chosen ? fillIn(canned[chosen].text, facts) : '');
  return (
    <section id="answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{words.title}</h2>
      {done === 'answer' && <p className="notice">{words.saved}</p>}
      <nav className={styles.canned} aria-label={words.choose}>
        {names.map((name) => (
          <a
            key={name}
            data-tone="outline"
            href={`${path}?answer=${name}#answer`}
            aria-current={name === chosen ? 'true' : undefined}
          >
            {canned[name].label}
          </a>
        ))}
      </nav>
      <PostForm className="fields" action={`${path}/answer`}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="template" value={chosen ?? ''} />
        <label>
          {words.label}
          <textarea
            className="control"
            name="text"
            rows={9}
            defaultValue={text}
            data-draft="answer"
            required
          />
        </label>
        <p className="quiet">{fillIn(words.hint, { address: contact.email, own: ownAddress })}</p>
        <button data-tone="loud">{words.button}</button>
      </PostForm>
    </section>
  );
}
