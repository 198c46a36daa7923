import { quote as words } from 'words:inbox';
import { inboxPath } from '../../contract/endpoints.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { formatDay } from '../../contract/language.ts';
import { optionParts, quoteParts } from '../../contract/quote.ts';
import { nameLineField } from '../../domain/quotes/read-draft.ts';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';
import styles from './QuoteForm.module.css';

type Props = Screens['quote'];

/** The quote of a request: what was sent, and the form for the next version. */
export function QuoteForm(shown: Props) {
  const { reference, name, state, version, sent, typed, problem, changedAtMs } = shown;
  const path = `${inboxPath}/requests/${reference}`;
  const day = sent[0] ? formatDay(sent[0].sentOn) : '';
  return (
    <section className={styles.root}>
      <a className="tap" href={path}>
        {words.back}
      </a>
      <h1>{fillIn(words.for, { name })}</h1>
      <p>{fillIn(words.states[state], { version, day })}</p>
      {sent.length > 0 && (
        <ul role="list" className="rows">
          {sent.map((one) => (
            <li key={one.version} className="bar together">
              <a data-tone="outline" href={one.page}>
                {fillIn(words.page, one)}
              </a>
              <a data-tone="outline" href={`${path}/quote/${one.paper}`}>
                {fillIn(words.paper, one)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {shown.canWithdraw && (
        <PostForm action={`${path}/quote/withdraw`}>
          <input type="hidden" name="changedAtMs" value={changedAtMs} />
          <button data-tone="outline">{words.withdraw}</button>
        </PostForm>
      )}
      {problem && (
        <p className="problem" role="alert">
          {fillIn(words.problems[problem.name], { number: problem.line ?? '' })}
        </p>
      )}
      {typed && <Form {...shown} typed={typed} action={`${path}/quote`} />}
    </section>
  );
}

type FormProps = Props & { typed: NonNullable<Props['typed']>; action: string };

function Form({ action, typed, rows, prices, hasTakeoff, changedAtMs }: FormProps) {
  const control = (name: string) => ({ className: 'control', name, defaultValue: typed[name] ?? '' });
  const text = (name: 'exclusions' | 'start' | 'payment' | 'terms') => (
    <label>
      {words[name]}
      <textarea rows={4} {...control(name)} />
    </label>
  );
  return (
    <PostForm className="fields" action={action}>
      <input type="hidden" name="changedAtMs" value={changedAtMs} />
      {/* Enter saves. */}
      <button className="visually-hidden" name="act" value="save" tabIndex={-1} aria-hidden="true" />
      <label>
        {words.work}
        <input {...control('title')} maxLength={120} />
      </label>
      {Array.from({ length: rows }, (_, index) => (
        <Line key={index} index={index} typed={typed} />
      ))}
      <button data-tone="outline" name="act" value="more">
        {words.more}
      </button>
      {prices.length > 0 && (
        <div className={styles.book}>
          <label>
            {words.book}
            <select className="control" name="price">
              <option value="">{words.choose}</option>
              {prices.map((price) => (
                <option key={price.name}>{price.name}</option>
              ))}
            </select>
          </label>
          <button data-tone="outline" name="act" value="price">
            {words.addPrice}
          </button>
        </div>
      )}
      {hasTakeoff && (
        <button data-tone="outline" name="act" value="takeoff">
          {words.addTakeoff}
        </button>
      )}
      <div className={styles.amounts}>
        {(['discount', 'tax', 'deposit'] as const).map((name) => (
          <label key={name}>
            {words[name]}
            <input inputMode="decimal" {...control(name)} />
          </label>
        ))}
      </div>
      <label>
        {words.validUntil}
        <input type="date" {...control('validUntil')} />
      </label>
      <fieldset className={styles.amounts}>
        <legend>{words.options}</legend>
        {optionParts.map((part) => (
          <label key={part}>
            {fillIn(words.option, { letter: part.toUpperCase() })}
            <input {...control(`option-${part}`)} maxLength={60} />
          </label>
        ))}
      </fieldset>
      <details>
        <summary className="tap">{words.texts}</summary>
        <div className="fields">
          {text('exclusions')}
          {text('start')}
          {text('payment')}
          {text('terms')}
        </div>
      </details>
      <button data-tone="loud" name="act" value="save">
        {words.save}
      </button>
    </PostForm>
  );
}

function Line({ index, typed }: { index: number; typed: FormProps['typed'] }) {
  const control = (name: Parameters<typeof nameLineField>[1]) => {
    const field = nameLineField(index, name);
    return { className: 'control', name: field, defaultValue: typed[field] ?? '' };
  };
  return (
    <fieldset className={styles.line}>
      <legend>{fillIn(words.line, { number: index + 1 })}</legend>
      <label>
        {words.text}
        <input {...control('text')} maxLength={300} />
      </label>
      <label>
        {words.quantity}
        <input inputMode="decimal" autoComplete="off" {...control('quantity')} />
      </label>
      <label>
        {words.unit}
        <input autoCapitalize="none" maxLength={20} {...control('unit')} />
      </label>
      <label>
        {words.rate}
        <input inputMode="decimal" autoComplete="off" {...control('rate')} />
      </label>
      <label>
        {words.part}
        <select {...control('part')} defaultValue={typed[nameLineField(index, 'part')] ?? 'always'}>
          {quoteParts.map((part) => (
            <option key={part} value={part}>
              {words.parts[part]}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
