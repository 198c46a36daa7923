/** The confirmation of a form posted without JavaScript: its reference, who answers when, and the page for files. */
import { form } from 'words:forms';
import { offer } from 'words:request';
import type { Answers } from '../../../contract/answers.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { ActionLink } from '../parts/ActionLink/ActionLink.tsx';
import { createRender } from './create-render.ts';

function SentAnswer({ reference, promise, path }: Answers['sent']) {
  return (
    <section className="section wrap stack" data-surface="paper">
      <p>{promise}</p>
      <p>{fillIn(form.reference, { reference })}</p>
      <h2>{offer.title}</h2>
      <p>{offer.text}</p>
      <p>
        <ActionLink label={offer.link} path={path} />
      </p>
    </section>
  );
}

export const render = createRender(SentAnswer);
