/** The screens of the inbox, and the sentences of a lead's history. A new screen needs a line here and one in add-inbox.ts. */
import type { ComponentType } from 'react';
import type { ServerScreens } from '../contract/server-screens.ts';
import { createRender } from '../site/src/screens/create-render.ts';
import { Begin } from './begin/Begin.tsx';
import { ClosedDays } from './closed-days/ClosedDays.tsx';
import { Devices } from './devices/Devices.tsx';
import { Downloads } from './downloads/Downloads.tsx';
import { Confirm } from './frame/Confirm.tsx';
import type { Screens } from './frame/screens.ts';
import { Shell } from './frame/Shell.tsx';
import { SentencesContext, type Sentences } from './frame/timeline.ts';
import { Trouble } from './frame/Trouble.tsx';
import { Notice } from './notice/Notice.tsx';
import { Numbers } from './numbers/Numbers.tsx';
import { Online } from './online/Online.tsx';
import { People } from './people/People.tsx';
import { QuoteCheck } from './requests/QuoteCheck.tsx';
import { QuoteForm } from './requests/QuoteForm.tsx';
import { List } from './requests/List.tsx';
import { requestSentences } from './requests/Timeline.tsx';
import { TeamPhotos } from './requests/TeamPhotos.tsx';
import { OpenRequest } from './requests/OpenRequest.tsx';
import { Code } from './sign-in/Code.tsx';
import { SignIn } from './sign-in/SignIn.tsx';
import { Visits } from './visits/Visits.tsx';
import { SiteForm } from './site/SiteForm.tsx';
import { SiteHome } from './site/SiteHome.tsx';
import { SiteLogo } from './site/SiteLogo.tsx';
import { SitePhotos, SiteTrouble } from './site/SitePhotos.tsx';
import { SiteSession, SiteSessions } from './site/SiteSessions.tsx';
import { SiteVersions } from './site/SiteVersions.tsx';
import { SitePlaces } from './site/SitePlaces.tsx';

const screens: { [Name in keyof Screens]: ComponentType<Screens[Name]> } = {
  begin: Begin,
  'sign-in': SignIn,
  code: Code,
  confirm: Confirm,
  list: List,
  request: OpenRequest,
  'team-photos': TeamPhotos,
  quote: QuoteForm,
  'quote-check': QuoteCheck,
  people: People,
  devices: Devices,
  online: Online,
  numbers: Numbers,
  downloads: Downloads,
  notice: Notice,
  closed: ClosedDays,
  visits: Visits,
  site: SiteHome,
  'site-places': SitePlaces,
  'site-form': SiteForm,
  'site-logo': SiteLogo,
  'site-photos': SitePhotos,
  'site-session': SiteSession,
  'site-sessions': SiteSessions,
  'site-versions': SiteVersions,
  'site-trouble': SiteTrouble,
  trouble: Trouble,
};

const sentences: Sentences = requestSentences;

function InboxScreen({ screen, props, frame, stalled }: ServerScreens['inbox']) {
  const Screen = screens[screen] as ComponentType<typeof props>;
  return (
    <Shell frame={frame} screen={screen} stalled={stalled}>
      <SentencesContext value={sentences}>
        <Screen {...props} />
      </SentencesContext>
    </Shell>
  );
}

export const render = createRender(InboxScreen);
