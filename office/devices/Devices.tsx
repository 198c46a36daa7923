import { devices as words } from 'words:inbox';
import { formatAgo } from '../../contract/language.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import type { Screens } from '../frame/screens.ts';
import { DevicePush } from './DevicePush.tsx';
import { PostForm } from '../frame/PostForm.tsx';

export function Devices(screen: Screens['devices']) {
  const { devices, nowMs } = screen;
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <DevicePush {...screen} />
      <ul role="list" className="rows">
        {devices.map(({ id, name, seenAtMs, isThis }) => (
          <li key={id}>
            <PostForm className="bar" action={`${inboxPath}/devices/${id}`}>
              <span>
                <strong>{name}</strong>
                <br />
                {isThis ? words.current : fillIn(words.seen, { time: formatAgo(seenAtMs, nowMs) })}
              </span>
              <button data-tone="outline" aria-label={`${words.signOut}: ${name}`}>
                {words.signOut}
              </button>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
