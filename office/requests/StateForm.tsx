import { state as words, statuses } from 'words:inbox';
import { leadStatuses } from '../../contract/lead-status.ts';
import { Choice, TextField } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';

type Props = Screens['request'] & { path: string };

/** The request's status, assignee and snooze date. `version` prevents overwriting a concurrent change. */
export function StateForm({ path, version, status, assignedTo, snoozedUntil, people, typed, done }: Props) {
  return (
    <section aria-labelledby="state">
      <h2 id="state">{words.title}</h2>
      {done === 'state' && <p className="notice">{words.saved}</p>}
      <PostForm className="fields" action={`${path}/state`} values={{ version }}>
        <div className="pair">
          <Choice
            label={words.status}
            name="status"
            options={leadStatuses.map((one) => [one, statuses[one]])}
            defaultValue={typed['status'] ?? status}
          />
          <Choice
            label={words.assignee}
            name="assignee"
            options={[['', words.nobody], ...people.map(({ id, name }) => [id, name] as const)]}
            defaultValue={typed['assignee'] ?? assignedTo ?? ''}
          />
          <TextField
            label={words.snooze}
            type="date"
            name="snooze"
            defaultValue={typed['snooze'] ?? snoozedUntil}
          />
          <TextField
            label={words.reason}
            name="reason"
            maxLength={200}
            defaultValue={typed['reason'] ?? ''}
          />
        </div>
        <button data-tone="loud">{words.button}</button>
      </PostForm>
    </section>
  );
}
