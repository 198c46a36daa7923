/** The confirmation of a form posted without JavaScript: its reference, who answers when, and the page for files. */
import { change, sent as words } from 'words:answers';
import { form } from 'words:forms';
import { offer } from 'words:request';
import type { ServerScreens } from '../../../contract/server-screens.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { visitPart } from '../../../contract/request-page.ts';
import { ActionLink } from '../parts/ActionLink/ActionLink.tsx';
import { createRender } from './create-render.ts';

function SentScreen({ reference, promise, path, changePath, slip }: ServerScreens['sent']) {
  return (
    <section className="section wrap stack" data-surface="paper">
      <p>{promise}</p>
      <p>{fillIn(form.reference, { reference })}</p>
      {slip && (
        <>
          <p>{fillIn(words.slip, { typed: slip.typed, meant: slip.meant })}</p>
          <p>
            <ActionLink label={words.correct} path={changePath} />
          </p>
        </>
      )}
      <h2>{offer.title}</h2>
      <p>{offer.text}</p>
      <p>
        <ActionLink label={path.endsWith(visitPart) ? offer.visit : offer.link} path={path} />
      </p>
      {!slip && (
        <p>
          <ActionLink label={change.link} path={changePath} tone="quiet" />
        </p>
      )}
    </section>
  );
}

export const render = createRender(SentScreen);
