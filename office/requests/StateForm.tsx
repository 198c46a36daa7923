import { state as words, statuses } from 'words:inbox';
import { leadStatuses } from '../../contract/lead-status.ts';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';

type Props = Screens['request'] & { path: string };

/** The request's status, assignee and snooze date. `version` prevents overwriting a concurrent change. */
export function StateForm({ path, version, status, assignedTo, snoozedUntil, people, typed, done }: Props) {
  return (
    <section aria-labelledby="state">
      <h2 id="state">{words.title}</h2>
      {done === 'state' && <p className="notice">{words.saved}</p>}
      <PostForm className="fields" action={`${path}/state`}>
        <input type="hidden" name="version" value={version} />
        <div className="pair">
          <label>
            {words.status}
            <select className="control" name="status" defaultValue={typed['status'] ?? status}>
              {leadStatuses.map((one) => (
                <option key={one} value={one}>
                  {statuses[one]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.assignee}
            <select className="control" name="assignee" defaultValue={typed['assignee'] ?? assignedTo ?? ''}>
              <option value="">{words.nobody}</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.snooze}
            <input
              className="control"
              type="date"
              name="snooze"
              defaultValue={typed['snooze'] ?? snoozedUntil}
            />
          </label>
          <label>
            {words.reason}
            <input className="control" name="reason" maxLength={200} defaultValue={typed['reason'] ?? ''} />
          </label>
        </div>
        <button data-tone="loud">{words.button}</button>
      </PostForm>
    </section>
  );
}
