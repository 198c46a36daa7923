import { closed as words, site } from 'words:inbox';
import { fillIn, fillInCount } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { describeClosed, describeClosure } from './describe-closure.ts';
import { Press, Status, TapLink, TextField } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import { Problem } from '../frame/Problem.tsx';
import type { Screens } from '../frame/screens.ts';

const path = `${inboxPath}/closed`;

/** The days on which the office is closed: a form, the entries, and those of company.yaml. */
export function ClosedDays({
  today,
  typed,
  problem,
  longestReason,
  done,
  closures,
  dueThen,
  daysOff,
}: Screens['closed']) {
  const newest = done === 'added' && closures.toSorted((one, other) => other.id - one.id)[0];
  return (
    <section className="narrow">
      <TapLink to={`${inboxPath}/site`}>{site.back}</TapLink>
      <h1>{site.closed}</h1>
      {done === 'removed' && <Status>{words.removed}</Status>}
      {newest && <Status>{fillIn(words.added, { days: describeClosure(newest, today) })}</Status>}
      <p>{words.lead}</p>
      <TapLink to={`${inboxPath}/notice`}>{words.notice}</TapLink>
      <PostForm className="fields" action={path}>
        <Problem name={problem} />
        <div className="pair">
          <TextField
            label={words.firstDay}
            name="firstDay"
            type="date"
            min={today}
            required
            defaultValue={typed.firstDay}
          />
          <TextField label={words.fromTime} name="fromTime" type="time" defaultValue={typed.fromTime} />
        </div>
        <div className="pair">
          <TextField
            label={words.lastDay}
            name="lastDay"
            type="date"
            min={today}
            defaultValue={typed.lastDay}
          />
          <TextField label={words.untilTime} name="untilTime" type="time" defaultValue={typed.untilTime} />
        </div>
        <TextField label={words.reason} name="reason" maxLength={longestReason} defaultValue={typed.reason} />
        <button data-tone="loud">{words.save}</button>
      </PostForm>
      <h2>{words.entered}</h2>
      {closures.length === 0 && <p>{words.none}</p>}
      {dueThen > 0 && (
        <p className="notice">
          <a href={inboxPath}>{fillInCount(words.due, dueThen)}</a>
        </p>
      )}
      <ul role="list" className="rows">
        {closures.map((closure) => (
          <li key={closure.id}>
            <strong>{describeClosure(closure, today)}</strong>
            <p className="quiet">
              {[closure.reason, fillIn(words.author, { author: closure.author })].filter(Boolean).join(' · ')}
            </p>
            <div className="bar">
              <TapLink to={toNoticePath(closure, today)}>{words.write}</TapLink>
              <PostForm action={path}>
                <Press label={words.remove} name="remove" value={closure.id} />
              </PostForm>
            </div>
          </li>
        ))}
      </ul>
      <h2>{words.yearly}</h2>
      {daysOff.length === 0 && <p>{words.noYearly}</p>}
      <ul role="list">
        {daysOff.map((line) => (
          <li key={line}>{describeClosed(line, today)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The form of the notice, with a sentence and an end. */
function toNoticePath(closure: Screens['closed']['closures'][number], today: string): string {
  const days = describeClosure(closure, today);
  const isDay = closure.firstDay === closure.lastDay;
  const sentence = isDay ? fillIn(words.noticeOfDay, { day: days }) : fillIn(words.noticeOfDays, { days });
  const query = new URLSearchParams({
    text: [closure.reason, sentence].filter(Boolean).join(' '),
    until: `${closure.lastDay}T${closure.untilTime ?? '23:59'}`,
  });
  return `${inboxPath}/notice?${query.toString()}`;
}
