import { visit as words, visits } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { formatWindow } from '../../contract/language.ts';
import type { TimeSpan } from '../../domain/visits/visit-times.ts';
import { Choice, Press, TextField } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';

type Props = Screens['request'] & { path: string };

/** The visit of a request: confirm, move and cancel it, and say afterwards whether it took place. */
export function VisitPart({ path, visit, timeZone, done, typed }: Props) {
  if (visit === undefined) return null;
  const { state, plan, person, isPast, free } = visit;
  const isPlanned = state === 'asked' || state === 'confirmed';
  const canChoose = free !== undefined && free.length > 0;
  const toOption = (window: TimeSpan) => [window.fromMs, formatWindow(window, timeZone)] as const;
  const time = plan ? formatWindow(plan, timeZone) : '';
  return (
    <section className="fields" aria-labelledby="visit">
      <h2 id="visit">{words.title}</h2>
      {done === 'visit' && <p className="notice">{words.saved}</p>}
      {done === 'visit-answer' && <p className="notice">{words.answered}</p>}
      <p>{fillIn(words.states[state], { time, person })}</p>
      <PostForm className="fields" action={`${path}/visit`}>
        {state === 'asked' && (
          <Press label={words.confirm} data-tone="loud" name="act" value="confirm" formNoValidate />
        )}
        {isPlanned && isPast && (
          <div className="bar">
            <Press label={words.kept} name="act" value="kept" formNoValidate />
            <Press label={words.noShow} name="act" value="no-show" formNoValidate />
          </div>
        )}
        {free === undefined && <p>{words.unknown}</p>}
        {visit.unknownGoers !== '' && (
          <p className="notice">{fillIn(visits.unknownGoers, { names: visit.unknownGoers })}</p>
        )}
        {canChoose && (
          <Choice
            label={isPlanned ? words.move : words.set}
            name="from"
            options={[['', words.choose], ...free.map(toOption)]}
            defaultValue={typed['from'] ?? visit.proposedMs ?? ''}
          />
        )}
        {isPlanned && (
          <TextField
            label={words.reason}
            name="reason"
            maxLength={200}
            required
            defaultValue={typed['visitReason']}
          />
        )}
        <div className="bar">
          {canChoose && (
            <Press label={isPlanned ? words.moveButton : words.setButton} name="act" value="move" />
          )}
          {isPlanned && <Press label={words.cancel} name="act" value="cancel" />}
        </div>
      </PostForm>
      {state === 'confirmed' && (
        <form
          className="fields"
          method="post"
          encType="multipart/form-data"
          action={`${path}/visit/answer${visit.answerQuery}`}
        >
          <TextField label={words.answer} type="file" name="file" accept=".ics,.eml,text/calendar" required />
          <button data-tone="outline">{words.answerButton}</button>
        </form>
      )}
    </section>
  );
}
