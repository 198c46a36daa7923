import { site as words, versions } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { formatList, formatNear } from '../../contract/language.ts';
import type { QuickField } from '../../contract/quick-changes.ts';
import { Alert, TapLink, Tick } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import { linkVersions } from '../frame/site-links.ts';
import type { Screens } from '../frame/screens.ts';
import styles from './SiteForm.module.css';

/** Some fields of the site. */
export function SiteForm(form: Screens['site-form']) {
  const { isFirst = false, title, action, hidden, fields, problem, faults, theirs, price } = form;
  const { others, nowMs, timeZone } = form;
  return (
    <section className="narrow">
      <TapLink to={`${inboxPath}/site`}>{words.back}</TapLink>
      <h1>{isFirst ? words.firstSteps : title}</h1>
      {isFirst && <p>{words.firstStepsIntro}</p>}
      {price && (
        <p>
          {price.places.length > 0
            ? fillIn(words.priceShows, { places: formatList(price.places) })
            : fillIn(words.priceShowsNowhere, { fact: price.fact })}
        </p>
      )}
      {others.map(({ name, sinceMs }) => (
        <p key={`${name} ${sinceMs}`} className="notice" role="status">
          {fillIn(words.here, { name, time: formatNear(sinceMs, nowMs, timeZone) })}
        </p>
      ))}
      <PostForm className="fields" action={inboxPath + action} values={hidden}>
        {problem && <Alert>{problem}</Alert>}
        {fields.map((field) =>
          field.options?.some(({ picture }) => picture) ? (
            <Looks key={field.name} field={field} />
          ) : field.kind === 'flag' ? (
            <div key={field.name}>
              <Tick label={field.label} name={`field-${field.name}`} defaultChecked={field.value !== ''} />
              {field.help && <span className="quiet">{inWords(field.help)}</span>}
            </div>
          ) : (
            <label key={field.name}>
              <span>
                {field.label} {field.isOptional && field.value === '' && words.optional}
              </span>
              <Control field={field} fault={faults[field.name]} />
              {field.shown !== undefined && (
                <span className="quiet">{fillIn(words.shown, { text: field.shown })}</span>
              )}
              {theirs[field.name] !== undefined && theirs[field.name] !== field.value && (
                <span className="quiet">{fillIn(words.theirs, { text: theirs[field.name] ?? '' })}</span>
              )}
              {field.help && <span className="quiet">{inWords(field.help)}</span>}
            </label>
          ),
        )}
        <button data-tone="loud">{words.save}</button>
      </PostForm>
      {hidden['file'] && <TapLink to={linkVersions(hidden['file'])}>{versions.link}</TapLink>}
    </section>
  );
}

/** Turns backticks into quotation marks. */
const inWords = (help: string) => help.replace(/`([^`]*)`/g, '“$1”');

/** Every look with the screenshot of a demonstration page. */
function Looks({ field: { name, label, value, options = [] } }: { field: QuickField }) {
  return (
    <fieldset className={styles.looks}>
      <legend>{label}</legend>
      <p className="quiet">{words.looks}</p>
      {options.map((one) => (
        <label key={one.value}>
          {one.picture && <img src={`${inboxPath}/site/home/${one.picture}`} alt="" loading="lazy" />}
          <span>
            <input
              type="radio"
              name={`field-${name}`}
              value={one.value}
              defaultChecked={one.value === value}
            />
            {one.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Control({ field, fault }: { field: QuickField; fault: string | undefined }) {
  const { name, value, kind, options = [], isOptional } = field;
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
      {kind === 'choice' ? (
        <select {...shared}>
          {isOptional && <option value="">{words.none}</option>}
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      ) : kind === 'text' ? (
        <textarea {...shared} rows={5} />
      ) : (
        <input {...shared} inputMode={kind === 'number' ? 'decimal' : undefined} />
      )}
    </>
  );
}
