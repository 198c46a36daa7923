import { code as words } from 'words:inbox';
import { inboxPath } from '../../contract/endpoints.ts';
import { CodeField, TapLink } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import { Problem } from '../frame/Problem.tsx';
import type { Screens } from '../frame/screens.ts';

export function Code({ next, problem, isMailOff }: Screens['code']) {
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      <p>{isMailOff ? words.mailOff : words.lead}</p>
      {!isMailOff && <p>{words.slow}</p>}
      <Problem name={problem} />
      <PostForm className="fields">
        <input type="hidden" name="next" value={next} />
        <CodeField label={words.label} name="code" />
        <button data-tone="loud">{words.button}</button>
      </PostForm>
      <TapLink to={`${inboxPath}/sign-in?${new URLSearchParams({ next }).toString()}`}>{words.again}</TapLink>
    </section>
  );
}
