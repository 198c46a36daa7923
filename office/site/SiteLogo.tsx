import { site as words } from 'words:inbox';
import { inboxPath } from '../../contract/endpoints.ts';
import { Alert, TapLink, TextField, Tick } from '../frame/Controls.tsx';
import type { Screens } from '../frame/screens.ts';

export function SiteLogo({ action, problem }: Screens['site-logo']) {
  return (
    <section className="narrow">
      <TapLink to={`${inboxPath}/site`}>{words.back}</TapLink>
      <h1>{words.logo}</h1>
      {problem && <Alert>{problem}</Alert>}
      <form className="fields" method="post" encType="multipart/form-data" action={inboxPath + action}>
        <TextField
          label={words.logoFile}
          type="file"
          name="logo"
          accept="image/png,image/jpeg,image/svg+xml"
          aria-invalid={problem ? true : undefined}
          note={words.logoText}
        />
        <Tick label={words.logoAlone} name="alone" />
        <TextField
          label={words.logoLetters}
          name="letters"
          maxLength={2}
          autoCapitalize="characters"
          note={words.logoLettersText}
        />
        <button data-tone="loud">{words.save}</button>
      </form>
      <TapLink to={`${inboxPath}/site?saved=/`}>{words.skip}</TapLink>
    </section>
  );
}
