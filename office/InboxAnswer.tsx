/** The screens of the inbox. A new screen needs a line here and one in add-inbox.ts. */
import type { ComponentType } from 'react';
import type { Answers } from '../contract/answers.ts';
import { createRender } from '../site/src/answers/create-render.ts';
import { ClosedDays } from './closed-days/ClosedDays.tsx';
import { Devices } from './devices/Devices.tsx';
import { Downloads } from './downloads/Downloads.tsx';
import type { Screens } from './frame/screens.ts';
import { Shell } from './frame/Shell.tsx';
import { Trouble } from './frame/Trouble.tsx';
import { Notice } from './notice/Notice.tsx';
import { Numbers } from './numbers/Numbers.tsx';
import { People } from './people/People.tsx';
import { List } from './requests/List.tsx';
import { RequestScreen } from './requests/RequestScreen.tsx';
import { Code } from './sign-in/Code.tsx';
import { SignIn } from './sign-in/SignIn.tsx';
import { SiteForm } from './site/SiteForm.tsx';
import { SiteHome } from './site/SiteHome.tsx';
import { SitePhotos, SiteTrouble } from './site/SitePhotos.tsx';
import { SitePlaces } from './site/SitePlaces.tsx';

const screens: { [Name in keyof Screens]: ComponentType<Screens[Name]> } = {
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
  site: SiteHome,
  'site-places': SitePlaces,
  'site-form': SiteForm,
  'site-photos': SitePhotos,
  'site-trouble': SiteTrouble,
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
