import { site as words } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { formatNear } from '../../contract/language.ts';
import type { QuickField } from '../../contract/quick-changes.ts';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';

/** Some fields of the site. */
export function SiteForm(form: Screens['site-form']) {
  const { title, action, hidden, fields, problem, faults, theirs, others, nowMs, timeZone } = form;
  return (
    <section className="narrow">
      <a className="tap" href={`${inboxPath}/site`}>
        {words.back}
      </a>
      <h1>{title || words.hours}</h1>
      {others.map(({ name, sinceMs }) => (
        <p key={`${name} ${sinceMs}`} className="notice" role="status">
          {fillIn(words.here, { name, time: formatNear(sinceMs, nowMs, timeZone) })}
        </p>
      ))}
      <PostForm className="fields" action={inboxPath + action}>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map((field) => (
          <label key={field.name}>
            {field.label || words.hoursLabel}
            {field.isOptional && <span className="quiet">{words.optional}</span>}
            <Control field={field} fault={faults[field.name]} />
            {theirs[field.name] !== undefined && theirs[field.name] !== field.value && (
              <span className="quiet">{fillIn(words.theirs, { text: theirs[field.name] ?? '' })}</span>
            )}
            {field.help && <span className="quiet">{field.help}</span>}
          </label>
        ))}
        <button data-tone="loud">{words.save}</button>
      </PostForm>
    </section>
  );
}

function Control({ field, fault }: { field: QuickField; fault: string | undefined }) {
  const { name, value, kind, isOptional } = field;
  const shared = {
    className: 'control',
    name: `field-${name}`,
    defaultValue: value,
    required: !isOptional,
    ...(fault !== undefined && { 'aria-invalid': true, 'aria-describedby': `fault-${name}` }),
  };
  return (
    <>
      {fault !== undefined && (
        <span className="problem" id={`fault-${name}`}>
          {fault}
        </span>
      )}
      {kind === 'text' ? (
        <textarea {...shared} rows={5} />
      ) : (
        <input {...shared} inputMode={kind === 'number' ? 'decimal' : undefined} />
      )}
    </>
  );
}
