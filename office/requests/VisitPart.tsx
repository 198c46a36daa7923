import { visit as words, visits } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { formatWindow } from '../../contract/language.ts';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';

type Props = Screens['request'] & { path: string };

/** The visit of a request: confirm, move and cancel it, and say afterwards whether it took place. */
export function VisitPart({ path, visit, timeZone, done }: Props) {
  if (visit === undefined) return null;
  const { state, plan, person, isPast, free } = visit;
  const isPlanned = state === 'asked' || state === 'confirmed';
  const canChoose = free !== undefined && free.length > 0;
  const time = plan ? formatWindow(plan, timeZone) : '';
  return (
    <section className="fields" aria-labelledby="visit">
      <h2 id="visit">{words.title}</h2>
      {done === 'visit' && <p className="notice">{words.saved}</p>}
      {done === 'visit-answer' && <p className="notice">{words.answered}</p>}
      <p>{fillIn(words.states[state], { time, person })}</p>
      <PostForm className="fields" action={`${path}/visit`}>
        {state === 'asked' && (
          <button data-tone="loud" name="act" value="confirm">
            {words.confirm}
          </button>
        )}
        {isPlanned && isPast && (
          <div className="bar">
            <button data-tone="outline" name="act" value="kept">
              {words.kept}
            </button>
            <button data-tone="outline" name="act" value="no-show">
              {words.noShow}
            </button>
          </div>
        )}
        {free === undefined && <p>{words.unknown}</p>}
        {visit.unknownGoers !== '' && (
          <p className="notice">{fillIn(visits.unknownGoers, { names: visit.unknownGoers })}</p>
        )}
        {canChoose && (
          <label>
            {isPlanned ? words.move : words.set}
            <select className="control" name="from" defaultValue={visit.proposedMs ?? ''}>
              <option value="">{words.choose}</option>
              {free.map((window) => (
                <option key={window.fromMs} value={window.fromMs}>
                  {formatWindow(window, timeZone)}
                </option>
              ))}
            </select>
          </label>
        )}
        {(canChoose || isPlanned) && (
          <label>
            {words.reason}
            <input className="control" name="reason" maxLength={200} />
          </label>
        )}
        <div className="bar">
          {canChoose && (
            <button data-tone="outline" name="act" value="move">
              {isPlanned ? words.moveButton : words.setButton}
            </button>
          )}
          {isPlanned && (
            <button data-tone="outline" name="act" value="cancel">
              {words.cancel}
            </button>
          )}
        </div>
      </PostForm>
      {state === 'confirmed' && (
        <form
          className="fields"
          method="post"
          encType="multipart/form-data"
          action={`${path}/visit/answer${visit.answerQuery}`}
        >
          <label>
            {words.answer}
            <input className="control" type="file" name="file" accept=".ics,.eml,text/calendar" required />
          </label>
          <button data-tone="outline">{words.answerButton}</button>
        </form>
      )}
    </section>
  );
}
