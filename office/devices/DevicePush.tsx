/** Push messages to this device. Without JavaScript there are none, and the screen says so. */
import { push as words } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { formatAgo } from '../../contract/language.ts';
import { PostForm } from '../frame/PostForm.tsx';
import { PushFields } from '../frame/PushFields.tsx';
import type { Screens } from '../frame/screens.ts';

const path = `${inboxPath}/devices/push`;

export function DevicePush({ push: { isOn, arrivedAtMs, test }, nowMs }: Screens['devices']) {
  return (
    <section className="fields">
      <h2>{words.heading}</h2>
      <p>{words.lead}</p>
      {test && <p role="status">{words[test]}</p>}
      {isOn ? (
        <>
          <p>
            {arrivedAtMs === null
              ? words.never
              : fillIn(words.arrived, { time: formatAgo(arrivedAtMs, nowMs) })}
          </p>
          <div className="bar">
            <PostForm action={`${path}/test`}>
              <button data-tone="loud">{words.test}</button>
            </PostForm>
            <PostForm action={`${path}/off`}>
              <button data-tone="outline">{words.turnOff}</button>
            </PostForm>
          </div>
        </>
      ) : (
        <>
          <p data-push="unsupported">{words.unsupported}</p>
          <p data-push="blocked" role="alert" hidden>
            {words.blocked}
          </p>
          <PostForm action={path} data-push="form" hidden>
            <PushFields />
            <button data-tone="loud">{words.turnOn}</button>
          </PostForm>
        </>
      )}
    </section>
  );
}
