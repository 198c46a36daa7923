import { Fragment } from 'react';
import { quote as words } from 'words:inbox';
import { quote as shownWords } from 'words:request';
import { inboxPath } from '../../contract/endpoints.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { formatDay } from '../../contract/language.ts';
import { formatMoney } from '../../domain/quotes/amounts.ts';
import { listSums } from '../../domain/quotes/list-sums.ts';
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
      <a className="tap" href={path}>
        {words.change}
      </a>
      <h1>{words.check}</h1>
      <p>{words.checkText}</p>
      <p>
        <strong>{title}</strong>
        {` · ${fillIn(shownWords.validUntil, { day: formatDay(validUntil) })}`}
      </p>
      <dl className={styles.sums}>
        {lines.map((line, index) => (
          <Fragment key={index}>
            <dt>
              {line.text}
              {line.part !== 'always' && (
                <span className="quiet"> {nameOf(line.part) ?? words.parts[line.part]}</span>
              )}
            </dt>
            <dd>{formatMoney(line.cents, language)}</dd>
          </Fragment>
        ))}
      </dl>
      {totals.map((one) => (
        <div key={one.part}>
          {one.part !== 'always' && <h2>{nameOf(one.part)}</h2>}
          <dl className={styles.sums}>
            {listSums(quote, one.totals, shownWords).map(([label, amount]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{amount}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      ))}
      {undrawable.length > 0 && (
        <p className="problem" role="alert">
          {fillIn(words.undrawable, { letters: undrawable.join(' ') })}
        </p>
      )}
      <PostForm action={`${path}/send`}>
        <input type="hidden" name="changedAtMs" value={changedAtMs} />
        <button data-tone="loud">{fillIn(words.send, { address })}</button>
      </PostForm>
    </section>
  );
}
