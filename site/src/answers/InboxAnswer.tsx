/**
 * The screens of the inbox. A new screen needs a line in this table, props in contract/inbox.ts and a route in
 * server/inbox.
 */
import type { ComponentType } from 'react';
import type { Answers } from '../../../contract/answers.ts';
import type { InboxScreens, ScreenName } from '../../../contract/inbox.ts';
import { ClosedDays } from '../inbox/ClosedDays.tsx';
import { Code } from '../inbox/Code.tsx';
import { Devices } from '../inbox/Devices.tsx';
import { Downloads } from '../inbox/Downloads.tsx';
import { List } from '../inbox/List.tsx';
import { Notice } from '../inbox/Notice.tsx';
import { Numbers } from '../inbox/Numbers.tsx';
import { People } from '../inbox/People.tsx';
import { RequestScreen } from '../inbox/RequestScreen.tsx';
import { Shell } from '../inbox/Shell.tsx';
import { SignIn } from '../inbox/SignIn.tsx';
import { Trouble } from '../inbox/Trouble.tsx';
import { createRender } from './create-render.ts';

const screens: { [Name in ScreenName]: ComponentType<InboxScreens[Name]> } = {
  'sign-in': SignIn,
  code: Code,
  list: List,
  request: RequestScreen,
  people: People,
  devices: Devices,
  numbers: Numbers,
  downloads: Downloads,
  notice: Notice,
  closed: ClosedDays,
  trouble: Trouble,
};

function InboxAnswer({ screen, props, frame, stalled }: Answers['inbox']) {
  const Screen = screens[screen] as ComponentType<typeof props>;
  return (
    <Shell frame={frame} screen={screen} stalled={stalled}>
      <Screen {...props} />
    </Shell>
  );
}

export const render = createRender(InboxAnswer);
