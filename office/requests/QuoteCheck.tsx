import { Fragment } from 'react';
import { quote as words } from 'words:inbox';
import { quote as shownWords } from 'words:request';
import { inboxPath } from '../../contract/endpoints.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { formatDay } from '../../contract/language.ts';
import { formatMoney } from '../../domain/quotes/amounts.ts';
import { listSums } from '../../domain/quotes/list-sums.ts';
import { Alert, Press, TapLink } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';
import styles from './QuoteForm.module.css';

/** The sums of a quote before it is sent. */
export function QuoteCheck({ reference, quote, address, changedAtMs, undrawable }: Screens['quote-check']) {
  const path = `${inboxPath}/requests/${reference}/quote`;
  const { lines, options, totals, title, validUntil, language } = quote;
  const nameOf = (part: string) => options.find((one) => one.part === part)?.name;
  return (
    <section className={styles.root}>
      <TapLink to={path}>{words.change}</TapLink>
      <h1>{words.check}</h1>
      <p>{words.checkText}</p>
      <p>
        <strong>{title}</strong>
        {` · ${fillIn(shownWords.validUntil, { day: formatDay(validUntil) })}`}
      </p>
      <Amounts
        rows={lines.map(({ text, cents, part }) => [
          ...([text, formatMoney(cents, language)] as const),
          part === 'always' ? '' : (nameOf(part) ?? words.parts[part]),
        ])}
      />
      {totals.map((one) => (
        <div key={one.part}>
          {one.part !== 'always' && <h2>{nameOf(one.part)}</h2>}
          <Amounts rows={listSums(quote, one.totals, shownWords)} />
        </div>
      ))}
      {undrawable.length > 0 && <Alert>{fillIn(words.undrawable, { letters: undrawable.join(' ') })}</Alert>}
      <PostForm action={`${path}/send`} values={{ changedAtMs }}>
        <Press label={fillIn(words.send, { address })} data-tone="loud" />
      </PostForm>
    </section>
  );
}

const Amounts = ({ rows }: { rows: readonly (readonly [text: string, amount: string, part?: string])[] }) => (
  <dl className={styles.sums}>
    {rows.map(([text, amount, part], index) => (
      <Fragment key={index}>
        <dt>
          {text} {part && <span className="quiet">{part}</span>}
        </dt>
        <dd>{amount}</dd>
      </Fragment>
    ))}
  </dl>
);
