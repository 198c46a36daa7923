import { page, signIn } from 'words:inbox';
import { inboxPath } from '../../contract/endpoints.ts';
import { EmailField, TapLink } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import { Problem } from '../frame/Problem.tsx';
import type { Screens } from '../frame/screens.ts';

export function SignIn({ next, problem }: Screens['sign-in']) {
  return (
    <section className="narrow">
      <h1>{page.tab}</h1>
      <p>{signIn.lead}</p>
      <Problem name={problem} />
      <PostForm className="fields">
        <input type="hidden" name="next" value={next} />
        <EmailField label={signIn.email} autoComplete="email" />
        <button data-tone="loud">{signIn.button}</button>
      </PostForm>
      <TapLink to={`${inboxPath}/code?${new URLSearchParams({ next }).toString()}`}>
        {signIn.haveCode}
      </TapLink>
    </section>
  );
}
