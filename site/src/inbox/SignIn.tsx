import { page, signIn } from 'words:inbox';
import { inboxPath, type InboxScreens } from '../../../contract/inbox.ts';
import { EmailField } from './EmailField.tsx';
import { PostForm } from './PostForm.tsx';
import { Problem } from './Problem.tsx';

export function SignIn({ next, problem }: InboxScreens['sign-in']) {
  return (
    <section className="narrow">
      <h1>{page.tab}</h1>
      <p>{signIn.lead}</p>
      <Problem name={problem} />
      <PostForm className="fields">
        <input type="hidden" name="next" value={next} />
        <label>
          {signIn.email}
          <EmailField autoComplete="email" />
        </label>
        <button data-tone="loud">{signIn.button}</button>
      </PostForm>
      <a className="tap" href={`${inboxPath}/code?${new URLSearchParams({ next }).toString()}`}>
        {signIn.haveCode}
      </a>
    </section>
  );
}
