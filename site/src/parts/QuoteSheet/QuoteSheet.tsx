import type { ReactNode } from 'react';
import { page, quote as words } from 'words:request';
import { fillIn } from '../../../../contract/fill-in.ts';
import { formatDay } from '../../../../contract/language.ts';
import { paperEnd } from '../../../../contract/request-page.ts';
import type { QuoteScreen } from '../../../../contract/server-screens.ts';
import { isOpenQuote, nameOptional, type QuoteLine } from '../../../../contract/quote.ts';
import { listSums } from '../../../../domain/quotes/list-sums.ts';
import { formatMoney, formatQuantity } from '../../../../domain/quotes/amounts.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import styles from './QuoteSheet.module.css';

/** A written quote: its lines and sums, its terms, and the form that accepts it. It works without JavaScript. */
export function QuoteSheet(shown: QuoteScreen) {
  const { quote, state, path } = shown;
  const { lines, company, language } = quote;
  const isOpen = isOpenQuote(state);
  const always = lines.filter(({ part }) => part === 'always');
  return (
    <div className={styles.root}>
      <State {...shown} />
      {always.length > 0 && (
        <Part title={words.lines}>
          <Lines lines={always} language={language} />
        </Part>
      )}
      <Choices {...shown} isOpen={isOpen} />
      <Part title={words.sums} id="sums">
        <ul role="list" className={styles.lines}>
          {listSums(quote, shown.totals, words).map(([label, amount]) => (
            <li key={label} data-total={label === words.total ? '' : undefined}>
              <span>{label}</span>
              <b>{amount}</b>
            </li>
          ))}
        </ul>
      </Part>
      {(['exclusions', 'start', 'payment', 'terms'] as const).map((name) => (
        <Texts key={name} title={words[name]} texts={[quote[name]]} />
      ))}
      <Texts title={words.law} texts={quote.law} />
      <Part title={words.company}>
        <p>{[company.name, company.address].filter(Boolean).join(' · ')}</p>
        <p>
          {company.phone}
          {company.email !== '' && (
            <>
              {' · '}
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </>
          )}
        </p>
        {company.license !== '' && <p>{fillIn(words.license, { license: company.license })}</p>}
        {company.insurance !== '' && <p>{fillIn(words.insurance, { insurance: company.insurance })}</p>}
        <p>
          <ActionLink label={words.paper} path={path + paperEnd} tone="outline" />
        </p>
      </Part>
      {isOpen && <Answer {...shown} />}
    </div>
  );
}

function Part({ title, children, id }: { title: string; children: ReactNode; id?: string }) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Texts of several lines; nothing if they are empty. */
function Texts({ title, texts }: { title: string; texts: readonly string[] }) {
  const paragraphs = texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
  if (paragraphs.length === 0) return null;
  return (
    <Part title={title}>
      {paragraphs.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </Part>
  );
}

function State({ state, quote, newestPath, acceptance, acceptedOn, problem, typed }: QuoteScreen) {
  const day = formatDay(quote.validUntil);
  return (
    <div id="answer" role="status" className={styles.state}>
      {problem && !isFault(problem) && <p>{words.problems[problem]}</p>}
      {!isOpenQuote(state) && typed['reason'] && <p>{fillIn(page.typed, { text: typed['reason'] })}</p>}
      <p>
        {state === 'draft' || isOpenQuote(state) ? fillIn(words.validUntil, { day }) : words.states[state]}
      </p>
      {acceptance && (
        <p>
          <strong>
            {fillIn(words.accepted, {
              name: acceptance.name,
              day: formatDay(acceptedOn),
              total: formatMoney(acceptance.totals.totalCents, quote.language),
            })}
          </strong>
        </p>
      )}
      {acceptance && acceptance.totals.depositCents > 0 && <Deposit paymentPage={quote.paymentPage} />}
      {state === 'replaced' && (
        <p>
          <ActionLink label={words.newest} path={newestPath} />
        </p>
      )}
    </div>
  );
}

/** It is about a field of the form. */
const isFault = (problem: QuoteScreen['problem']) => problem === 'name' || problem === 'consent';

function Deposit({ paymentPage }: { paymentPage: string }) {
  const pay = paymentPage && fillIn(words.pay, { host: new URL(paymentPage).host });
  return <p>{pay ? <ActionLink label={pay} path={paymentPage} /> : words.check}</p>;
}

function Lines({ lines, language }: { lines: readonly QuoteLine[]; language: string }) {
  return (
    <ul role="list" className={styles.lines}>
      {lines.map((line, index) => (
        <li key={index}>
          <Line line={line} language={language} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line, language }: { line: QuoteLine; language: string }) {
  const { text, quantity, unit, rateCents, cents } = line;
  const isLump = quantity === 1_000 && unit === '';
  return (
    <>
      <span>
        {text}
        {!isLump && (
          <small>
            {fillIn(words.each, {
              quantity: [formatQuantity(quantity, language), unit].filter(Boolean).join(' '),
              rate: formatMoney(rateCents, language),
            })}
          </small>
        )}
      </span>
      <b>{formatMoney(cents, language)}</b>
    </>
  );
}

/** Its controls are above the terms, and its name and buttons below. */
const formId = 'accept';

/** Options and optional lines. The button shows what they come to: nothing is accepted. */
function Choices({ quote, choice, isOpen }: QuoteScreen & { isOpen: boolean }) {
  const { options, lines, totals, language } = quote;
  const optional = lines.flatMap((line, index) => (line.part === 'optional' ? [{ line, index }] : []));
  if (options.length === 0 && optional.length === 0) return null;
  return (
    <div className={styles.choices}>
      {isOpen && (
        // Enter in the field of the name presses the first button of the form.
        <button
          className="visually-hidden"
          form={formId}
          name="act"
          value="accept"
          tabIndex={-1}
          aria-hidden
        />
      )}
      {options.length > 0 && (
        <Group title={words.options} isOpen={isOpen}>
          {options.map(({ part, name }) => (
            <div key={part} className={styles.option}>
              <label>
                <input
                  type="radio"
                  form={formId}
                  name="option"
                  value={part}
                  defaultChecked={part === choice.option}
                />
                <span>{name}</span>
                <b>
                  {formatMoney(totals.find((one) => one.part === part)?.totals.totalCents ?? 0, language)}
                </b>
              </label>
              <Lines lines={lines.filter((line) => line.part === part)} language={language} />
            </div>
          ))}
        </Group>
      )}
      {optional.length > 0 && (
        <Group title={words.optional} isOpen={isOpen}>
          {optional.map(({ line, index }) => (
            <label key={index} className={styles.optional}>
              <input
                type="checkbox"
                form={formId}
                name={nameOptional(index)}
                value="yes"
                defaultChecked={choice.optional.includes(index)}
              />
              <Line line={line} language={language} />
            </label>
          ))}
        </Group>
      )}
      {isOpen && (
        <Button label={words.update} tone="outline" form={formId} formNoValidate name="act" value="show" />
      )}
    </div>
  );
}

function Group({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={!isOpen}>
      <legend>
        <h2>{title}</h2>
      </legend>
      {children}
    </fieldset>
  );
}

function Answer({ quote, path, totals, problem, typed }: QuoteScreen) {
  const total = formatMoney(totals.totalCents, quote.language);
  const fault = problem && isFault(problem) ? words.problems[problem] : undefined;
  return (
    <section className={styles.answer}>
      <h2>{words.accept}</h2>
      <form id={formId} method="post" action={`${path}#answer`}>
        <input type="hidden" name="totalCents" value={totals.totalCents} />
        {fault && (
          <p role="alert">
            <strong>{fault}</strong>
          </p>
        )}
        <Field name="name" type="text" required label={words.name} value={typed['name']} />
        <label className={styles.consent}>
          <input type="checkbox" name="consent" value="yes" required />
          <span>{fillIn(words.consent, { version: quote.version, total })}</span>
        </label>
        <Button label={fillIn(words.button, { total })} tone="loud" name="act" value="accept" />
      </form>
      <form method="post" action={`${path}#answer`} className={styles.decline}>
        <h3>{words.decline}</h3>
        <input type="hidden" name="act" value="decline" />
        <Field name="reason" type="text" required={false} label={words.reason} value={typed['reason']} />
        <Button label={words.declineButton} tone="outline" />
      </form>
    </section>
  );
}
