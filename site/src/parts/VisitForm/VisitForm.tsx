import { page, visit as words } from 'words:request';
import { fillIn } from '../../../../contract/fill-in.ts';
import { calendarEnd, visitSuffix } from '../../../../contract/request-page.ts';
import type { RequestScreen, VisitActs } from '../../../../contract/server-screens.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';

type Visit = NonNullable<RequestScreen['visit']>;

/** The time of the visit: pick, ask for, move or cancel it. Each button is a form of its own, without JavaScript. */
export function VisitForm({ path, visit, typed }: Pick<RequestScreen, 'path' | 'typed'> & { visit: Visit }) {
  const { state, time, heldUntil, free, problem, canChange } = visit;
  const isPlanned = state === 'asked' || state === 'confirmed';
  const canCancel = state === 'held' || (isPlanned && canChange);
  const action = path + visitSuffix;
  return (
    <section id="visit">
      <h2>{words.title}</h2>
      <div role="status">
        {problem && <p>{fillIn(words.problems[problem], { wanted: visit.wanted })}</p>}
        {!canCancel && typed['reason'] && <p>{fillIn(page.typed, { text: typed['reason'] })}</p>}
        <p>{fillIn(words.states[state], { time, until: heldUntil })}</p>
      </div>
      {state === 'held' && <ActForm action={action} act="ask" label={words.ask} />}
      {state === 'confirmed' && (
        <>
          {visit.isSoon && <ActForm action={action} act="home" label={words.home} />}
          <p>
            <ActionLink label={words.calendar} path={action + calendarEnd} tone="outline" />
          </p>
        </>
      )}
      {free === undefined && <p>{words.unknown}</p>}
      {isPlanned && !canChange && <p>{words.problems.late}</p>}
      {free !== undefined && (!isPlanned || canChange) && (
        <form method="post" action={action}>
          <input type="hidden" name="act" value={isPlanned ? 'move' : 'hold'} />
          <Field
            name="from"
            type="select"
            required
            label={isPlanned || state === 'held' ? words.other : words.label}
            placeholder={free.length > 0 ? words.choose : words.none}
            options={free}
            value={free.find(({ value }) => value === typed['from'])?.value}
          />
          <Button label={isPlanned ? words.move : words.hold} tone={state === 'none' ? 'loud' : 'outline'} />
        </form>
      )}
      {canCancel && (
        <form method="post" action={action}>
          <input type="hidden" name="act" value="cancel" />
          {isPlanned && (
            <Field name="reason" type="text" required={false} label={words.reason} value={typed['reason']} />
          )}
          <Button label={words.cancel} tone="outline" />
        </form>
      )}
    </section>
  );
}

function ActForm({ action, act, label }: { action: string; act: VisitActs; label: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="act" value={act} />
      <Button label={label} />
    </form>
  );
}
