import { request, visit, visits as words } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { inboxPath, toInboxPath } from '../../contract/endpoints.ts';
import { formatNear, formatWindow } from '../../contract/language.ts';
import { getCallAddress, getTextAddress, writeText } from '../../domain/typed/phone.ts';
import { MapLink, Press, TapLink, TextField, Tick } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';

type Row = Screens['visits']['rows'][number];

/** The visits of today and of the next days, and the person's calendars. */
export function Visits(shown: Screens['visits']) {
  const { rows, timeZone, onOurWay, isOn } = shown;
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      {!isOn && <p className="notice">{words.off}</p>}
      {rows.length === 0 && <p>{words.none}</p>}
      <ol role="list" className="rows">
        {rows.map((row) => (
          <li key={row.reference} className="fields">
            <strong>{formatWindow(row.plan, timeZone)}</strong>
            {row.isAsked && (
              <div className="notice">
                {words.asked}
                {row.canOpen && (
                  <PostForm action={`${toInboxPath(row.reference)}/visit`}>
                    <Press label={visit.confirm} name="act" value="confirm" />
                  </PostForm>
                )}
              </div>
            )}
            {row.canOpen ? <TapLink to={toInboxPath(row.reference)}>{row.name}</TapLink> : row.name}
            {(row.address !== '' || row.person) && (
              <p>{[row.address, row.person].filter(Boolean).join(' · ')}</p>
            )}
            <Actions row={row} onOurWay={onOurWay} />
          </li>
        ))}
      </ol>
      <Calendars {...shown} />
    </section>
  );
}

function Actions({ row, onOurWay }: { row: Row; onOurWay: string }) {
  const [phone] = row.phones;
  const text = phone && getTextAddress(phone);
  return (
    <p className="bar together">
      {row.address !== '' && <MapLink data-tone="outline" query={row.address} />}
      {phone && (
        <a data-tone="outline" href={getCallAddress(phone)}>
          {request.call}
        </a>
      )}
      {text && (
        <a data-tone="outline" href={writeText(text, onOurWay)}>
          {words.onOurWay}
        </a>
      )}
    </p>
  );
}

function Calendars({ goes, calendars, canAdd, feedUrl, nowMs, timeZone }: Screens['visits']) {
  const path = `${inboxPath}/visits/calendars`;
  return (
    <section id="calendars" className="fields">
      <h2>{words.calendars}</h2>
      <p>{words.calendarsText}</p>
      <ul role="list" className="rows">
        {calendars.map((calendar) => (
          <li key={calendar.id}>
            <strong>{calendar.host}</strong>
            {calendar.readAtMs !== null && (
              <p className="quiet">
                {fillIn(words.read, { time: formatNear(calendar.readAtMs, nowMs, timeZone) })}
              </p>
            )}
            {calendar.problem !== '' && <p className="notice">{calendar.problem}</p>}
            {calendar.isStale && <p className="notice">{words.stale}</p>}
            {calendar.unknownZones.length > 0 && (
              <p className="notice">
                {fillIn(words.unknownZones, { names: calendar.unknownZones.join(', ') })}
              </p>
            )}
            <PostForm action={path}>
              <Press label={words.remove} name="remove" value={calendar.id} />
            </PostForm>
          </li>
        ))}
      </ul>
      <PostForm className="fields" action={path}>
        <Tick label={words.goes} name="goes" defaultChecked={goes} />
        {canAdd && <TextField label={words.address} name="address" inputMode="url" autoComplete="off" />}
        <button data-tone="loud">{words.save}</button>
      </PostForm>
      {calendars.length > 0 && (
        <PostForm action={path}>
          <Press label={words.readNow} name="read" value="yes" />
        </PostForm>
      )}
      <h2>{words.feed}</h2>
      <p>{words.feedText}</p>
      {feedUrl !== '' && <input className="control" readOnly aria-label={words.feed} value={feedUrl} />}
      <PostForm action={path}>
        <Press label={feedUrl === '' ? words.makeFeed : words.renewFeed} name="renew" value="yes" />
      </PostForm>
    </section>
  );
}
