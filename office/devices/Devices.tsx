import { devices as words, sessions } from 'words:inbox';
import { formatAgo } from '../../contract/language.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { Press, TapLink } from '../frame/Controls.tsx';
import type { Screens } from '../frame/screens.ts';
import { DevicePush } from './DevicePush.tsx';
import { PostForm } from '../frame/PostForm.tsx';

export function Devices(screen: Screens['devices']) {
  const { devices, languages, nowMs } = screen;
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <DevicePush {...screen} />
      {languages.length > 0 && (
        <PostForm className="bar" action={`${inboxPath}/devices/language`}>
          <label htmlFor="language">{words.language}</label>
          <select
            id="language"
            name="language"
            defaultValue={languages.find(({ isChosen }) => isChosen)?.tag}
          >
            {languages.map(({ tag, name }) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
          <button data-tone="outline">{words.save}</button>
        </PostForm>
      )}
      <ul role="list" className="rows">
        {devices.map(({ id, name, seenAtMs, isThis }) => (
          <li key={id}>
            <PostForm className="bar" action={`${inboxPath}/devices/${id}`}>
              <span>
                <strong>{name}</strong>
                <br />
                {isThis ? words.current : fillIn(words.seen, { time: formatAgo(seenAtMs, nowMs) })}
              </span>
              <Press label={words.signOut} aria-label={`${words.signOut}: ${name}`} />
            </PostForm>
          </li>
        ))}
      </ul>
      {screen.seesSite && <TapLink to={`${inboxPath}/site/sessions`}>{sessions.title}</TapLink>}
    </section>
  );
}
