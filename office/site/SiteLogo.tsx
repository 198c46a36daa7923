import { site as words } from 'words:inbox';
import { inboxPath } from '../../contract/endpoints.ts';
import type { Screens } from '../frame/screens.ts';

export function SiteLogo({ action, problem }: Screens['site-logo']) {
  return (
    <section className="narrow">
      <a className="tap" href={`${inboxPath}/site`}>
        {words.back}
      </a>
      <h1>{words.logo}</h1>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <form className="fields" method="post" encType="multipart/form-data" action={inboxPath + action}>
        <label>
          {words.logoFile}
          <input
            className="control"
            type="file"
            name="logo"
            accept="image/png,image/jpeg,image/svg+xml"
            aria-invalid={problem ? true : undefined}
          />
          <span className="quiet">{words.logoText}</span>
        </label>
        <label className="tick">
          <input type="checkbox" name="alone" value="yes" />
          {words.logoAlone}
        </label>
        <label>
          {words.logoLetters}
          <input className="control" name="letters" maxLength={2} autoCapitalize="characters" />
          <span className="quiet">{words.logoLettersText}</span>
        </label>
        <button data-tone="loud">{words.save}</button>
      </form>
      <a className="tap" href={`${inboxPath}/site?saved=/`}>
        {words.skip}
      </a>
    </section>
  );
}
