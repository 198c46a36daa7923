/** Asks for a new code before the first change of the site from a device. */
import { code as codeWords, confirm as words } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { CodeField, Press } from './Controls.tsx';
import { confirmFields, type Screens } from './screens.ts';
import { PostForm } from './PostForm.tsx';
import { Problem } from './Problem.tsx';

export function Confirm({ action, hidden, address, isMailOff, problem }: Screens['confirm']) {
  const sent = isMailOff ? words.mailOff : fillIn(words.sent, { address });
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {address !== '' && problem === undefined && <p role="status">{sent}</p>}
      <Problem name={problem} />
      <PostForm className="fields" action={action} values={hidden}>
        {address === '' ? (
          <button data-tone="loud">{words.send}</button>
        ) : (
          <>
            <CodeField label={codeWords.label} name={confirmFields.code} />
            <p className="quiet">{words.kept}</p>
            <button data-tone="loud">{words.button}</button>
            <Press label={words.again} name={confirmFields.again} value="yes" formNoValidate />
          </>
        )}
      </PostForm>
    </section>
  );
}
