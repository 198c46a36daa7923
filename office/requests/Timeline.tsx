import { useContext } from 'react';
import { history as words, statuses } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { formatClock, formatDay, formatNear } from '../../contract/language.ts';
import { toMinutes } from '../../domain/office-hours.ts';
import type { LeadStatus } from '../../contract/lead-status.ts';
import { SentencesContext, type Sentences } from '../frame/timeline.ts';
import type { Screens } from '../frame/screens.ts';
import styles from './Timeline.module.css';

type TimelineEntry = Screens['request']['timeline'][number];

/** The history of a request, newest first. */
export function Timeline({ timeline, nowMs, timeZone }: Screens['request']) {
  const sentences = useContext(SentencesContext);
  return (
    <section aria-labelledby="history">
      <h2 id="history">{words.title}</h2>
      <ol role="list" className={styles.root}>
        {timeline.map((entry, index) => (
          <li key={index} data-failed={entry.state === 'dead' ? '' : undefined}>
            <p className="quiet">
              {[nameActor(entry), formatNear(entry.atMs, nowMs, timeZone)].filter(Boolean).join(' · ')}
            </p>
            <p>{sentences[entry.kind]?.(entry.value, entry.text)}</p>
            {entry.text !== '' && <p className={styles.text}>{entry.text}</p>}
            {entry.state !== undefined && <p>{describeMail(entry)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const nameActor = ({ source, who }: TimelineEntry): string => (source === 'person' ? who : words[source]);

export const requestSentences: Sentences = {
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
  tried: () => words.tried,
  'not-spam': () => words.notSpam,
  visit: (value) => {
    const [news = '', fromDay = '', fromTime = '', , untilTime = ''] = value.split(' ');
    const toClock = (time: string) => formatClock(toMinutes(time));
    const span = `${toClock(fromTime)} – ${toClock(untilTime)}`;
    const time = `${formatDay(fromDay)}, ${span}`;
    return fillIn(words.visit[news as keyof typeof words.visit], { time });
  },
  quote: (value) => {
    const [act = '', version = ''] = value.split(' ');
    return fillIn(words.quote[act as keyof typeof words.quote], { version });
  },
  job: (value) => words.job[value as keyof typeof words.job],
  contact: (field, before) =>
    before === '' ? words.newPhone : words.contact[field as keyof typeof words.contact],
};

function describeMail({ state, error = '' }: TimelineEntry): string {
  if (state === 'dead') return fillIn(words.dead, { error });
  return state === 'sent' ? words.sent : words.pending;
}
