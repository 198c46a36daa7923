import { quote as words } from 'words:inbox';
import { quote as shownWords } from 'words:request';
import { inboxPath } from '../../contract/endpoints.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { formatDay } from '../../contract/language.ts';
import { optionParts, quoteParts } from '../../contract/quote.ts';
import { nameLineField } from '../../domain/quotes/read-draft.ts';
import { Alert, Choice, Press, TapLink, TextArea, TextField } from '../frame/Controls.tsx';
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
      <TapLink to={path}>{words.back}</TapLink>
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
        <PostForm action={`${path}/quote/withdraw`} values={{ changedAtMs }}>
          <Press label={words.withdraw} />
        </PostForm>
      )}
      {problem && <Alert>{fillIn(words.problems[problem.name], { number: problem.line ?? '' })}</Alert>}
      {typed && <Form {...shown} typed={typed} action={`${path}/quote`} />}
    </section>
  );
}

type FormProps = Props & { typed: NonNullable<Props['typed']>; action: string };

function Form({ action, typed, rows, prices, hasTakeoff, changedAtMs }: FormProps) {
  const field = (name: string) => ({ name, defaultValue: typed[name] ?? '' });
  return (
    <PostForm className="fields" action={action} values={{ changedAtMs }}>
      {/* Enter saves. */}
      <button className="visually-hidden" name="act" value="save" tabIndex={-1} aria-hidden="true" />
      <TextField label={words.work} maxLength={120} {...field('title')} />
      {Array.from({ length: rows }, (_, index) => (
        <Line key={index} index={index} typed={typed} />
      ))}
      <Press label={words.more} name="act" value="more" />
      {prices.length > 0 && (
        <div className={styles.book}>
          <Choice
            label={words.book}
            name="price"
            options={[['', words.choose], ...prices.map(({ name }) => [name, name] as const)]}
          />
          <Press label={words.addPrice} name="act" value="price" />
        </div>
      )}
      {hasTakeoff && <Press label={words.addTakeoff} name="act" value="takeoff" />}
      <div className={styles.amounts}>
        {(['discount', 'tax', 'deposit'] as const).map((name) => (
          <TextField key={name} label={words[name]} inputMode="decimal" {...field(name)} />
        ))}
      </div>
      <TextField label={words.validUntil} type="date" {...field('validUntil')} />
      <fieldset className={styles.amounts}>
        <legend>{words.options}</legend>
        {optionParts.map((part) => {
          const label = fillIn(words.option, { letter: part.toUpperCase() });
          return <TextField key={part} label={label} maxLength={60} {...field(`option-${part}`)} />;
        })}
      </fieldset>
      <details>
        <summary className="tap">{words.texts}</summary>
        <div className="fields">
          {(['exclusions', 'start', 'payment', 'terms'] as const).map((name) => (
            <TextArea key={name} label={shownWords[name]} rows={4} {...field(name)} />
          ))}
        </div>
      </details>
      <Press label={words.save} data-tone="loud" name="act" value="save" />
    </PostForm>
  );
}

function Line({ index, typed }: { index: number; typed: FormProps['typed'] }) {
  const field = (name: Parameters<typeof nameLineField>[1], otherwise = '') => {
    const full = nameLineField(index, name);
    return { name: full, defaultValue: typed[full] ?? otherwise };
  };
  return (
    <fieldset className={styles.line}>
      <legend>{fillIn(words.line, { number: index + 1 })}</legend>
      <TextField label={words.text} maxLength={300} {...field('text')} />
      <TextField label={words.quantity} inputMode="decimal" autoComplete="off" {...field('quantity')} />
      <TextField label={words.unit} autoCapitalize="none" maxLength={20} {...field('unit')} />
      <TextField label={words.rate} inputMode="decimal" autoComplete="off" {...field('rate')} />
      <Choice
        label={words.part}
        options={quoteParts.map((part) => [part, words.parts[part]])}
        {...field('part', 'always')}
      />
    </fieldset>
  );
}
