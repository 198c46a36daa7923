import { answer as words, canned, spanish } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { TextArea } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';
import styles from './ReplyForm.module.css';

type Props = Screens['request'] & { path: string };
type Canned = Record<'name' | 'label' | 'text', string>;

const names = Object.keys(canned) as (keyof typeof canned)[];
const listCanned = (): Canned[] => names.map((name) => ({ name, ...canned[name] }));
const listSpanish = (): Canned[] => names.map((name) => ({ name: `es-${name}`, ...spanish[name] }));

/** An email to the visitor, which may start with a canned answer. */
export function ReplyForm({ path, version, contact, ownAddress, facts, answer, typed, done }: Props) {
  const name = typed['template'] ?? answer;
  const [cannedAnswers, spanishAnswers] = [listCanned(), listSpanish()];
  const chosen = [...cannedAnswers, ...spanishAnswers].find((one) => one.name === name);
  const isSpanish = chosen?.name.startsWith('es-');
  // A request may be about nothing that has a name.
  const start = chosen ? fillIn(chosen.text, facts).replaceAll(' ()', '') : '';
  const list = (answers: readonly Canned[]) => (
    <nav className={styles.canned} aria-label={words.choose}>
      {answers
        .filter(({ text }) => facts.times !== '' || !text.includes('{times}'))
        .map((one) => (
          <a
            key={one.name}
            data-tone="outline"
            href={`${path}?answer=${one.name}#answer`}
            aria-current={one === chosen ? 'true' : undefined}
          >
            {one.label}
          </a>
        ))}
    </nav>
  );
  return (
    <section id="answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{words.title}</h2>
      {done === 'answer' && <p className="notice">{words.saved}</p>}
      {list(cannedAnswers)}
      <details open={isSpanish}>
        <summary className="tap">{spanish.label}</summary>
        <div lang="es">{list(spanishAnswers)}</div>
      </details>
      <PostForm
        className="fields"
        action={`${path}/answer`}
        values={{ version, template: chosen?.name ?? '' }}
      >
        <TextArea
          label={words.label}
          name="text"
          lang={isSpanish ? 'es' : undefined}
          rows={9}
          defaultValue={typed['text'] ?? start}
          data-draft="answer"
          required
        />
        <p className="quiet">{fillIn(words.hint, { address: contact.email, own: ownAddress })}</p>
        <button data-tone="loud">{words.button}</button>
      </PostForm>
    </section>
  );
}
