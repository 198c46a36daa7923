import { history as words, note, statuses } from 'words:inbox';
import { fillIn } from '../../../contract/fill-in.ts';
import type { InboxRequest, LeadStatus, TimelineEntry } from '../../../contract/inbox.ts';
import { formatDay, formatNear } from '../../../contract/language.ts';
import { PostForm } from './PostForm.tsx';
import styles from './Timeline.module.css';

type Props = InboxRequest & { path: string };

/** Who did what, the newest first, and a note to add to it. */
export function Timeline({ path, timeline, nowMs, timeZone, typed }: Props) {
  return (
    <section aria-labelledby="history">
      <h2 id="history">{note.title}</h2>
      <PostForm className="fields" action={`${path}/note`}>
        <label>
          {note.label}
          <textarea
            className="control"
            name="note"
            rows={3}
            defaultValue={typed['note'] ?? ''}
            data-draft="note"
            required
          />
        </label>
        <button data-tone="outline">{note.button}</button>
      </PostForm>
      <h3 className={styles.title}>{words.title}</h3>
      <ol className={styles.root}>
        {timeline.map((entry, index) => (
          <li key={index} data-failed={entry.state === 'dead' ? '' : undefined}>
            <p className="quiet">
              {[nameActor(entry), formatNear(entry.atMs, nowMs, timeZone)].filter(Boolean).join(' · ')}
            </p>
            <p>{describe(entry)}</p>
            {entry.text !== '' && <p className={styles.text}>{entry.text}</p>}
            {entry.state !== undefined && <p>{describeMail(entry)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const nameActor = ({ source, who }: TimelineEntry): string => (source === 'person' ? who : words[source]);

const sentences: Record<TimelineEntry['kind'], (value: string) => string> = {
  received: () => words.received,
  correction: () => words.correction,
  file: (name) => fillIn(words.file, { name }),
  mail: (address) => fillIn(words.mail, { address }),
  status: (value) => fillIn(words.status, { status: statuses[value as LeadStatus] }),
  assigned: (name) => (name === '' ? words.unassigned : fillIn(words.assigned, { name })),
  snoozed: (day) => (day === '' ? words.woken : fillIn(words.snoozed, { day: formatDay(day) })),
  note: () => words.note,
  answer: () => words.answer,
  opened: () => words.opened,
  'not-spam': () => words.notSpam,
};

const describe = ({ kind, value }: TimelineEntry): string => sentences[kind](value);

function describeMail({ state, error = '' }: TimelineEntry): string {
  if (state === 'dead') return fillIn(words.dead, { error });
  return state === 'sent' ? words.sent : words.pending;
}
