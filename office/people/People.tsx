import { menu, people as words, sessions } from 'words:inbox';
import { fillIn, fillInCount } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { roles } from '../../contract/roles.ts';
import { EmailField } from '../frame/EmailField.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import { Problem } from '../frame/Problem.tsx';
import type { Screens } from '../frame/screens.ts';

type Person = Screens['people']['people'][number];

export function People({ people, problem, typed, removed, shown }: Screens['people']) {
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <a className="tap" href={`${inboxPath}/devices`}>
        {menu.devices}
      </a>
      <a className="tap" href={`${inboxPath}/site/sessions`}>
        {sessions.title}
      </a>
      <Problem name={problem} />
      {removed !== undefined && (
        <p className="notice" role="status">
          {fillIn(words.removed, { name: removed })}
        </p>
      )}
      {shown !== undefined && (
        <p className="notice figures" role="status">
          {fillIn(words.code, shown)}
        </p>
      )}
      <ul role="list" className="rows">
        {people.map((person) => (
          <li key={person.id}>
            <PostForm className="fields" action={toPath(person)} aria-label={person.email}>
              <strong>{person.email}</strong>
              <NameAndRole {...person} />
              <button data-tone="outline">{words.save}</button>
              <button data-tone="outline" formAction={`${toPath(person)}/code`}>
                {fillIn(words.showCode, { name: person.name })}
              </button>
            </PostForm>
            <RemoveForm {...person} others={people.filter(({ id }) => id !== person.id)} />
          </li>
        ))}
      </ul>
      <h2>{words.add}</h2>
      <PostForm className="fields" action={`${inboxPath}/people`}>
        <label>
          {words.email}
          <EmailField defaultValue={typed ?? ''} />
        </label>
        <NameAndRole name="" role="office" editsSite={false} />
        <button data-tone="loud">{words.addButton}</button>
      </PostForm>
    </section>
  );
}

const toPath = ({ id }: Person) => `${inboxPath}/people/${id}`;

/** Asks before it removes somebody, and who takes over their requests. */
function RemoveForm({ others, ...person }: Person & { others: readonly Person[] }) {
  const { name, requests } = person;
  return (
    <details>
      <summary className="tap">{fillIn(words.remove, { name })}</summary>
      <PostForm className="fields" action={toPath(person)}>
        <p>{fillIn(words.removeText, { name })}</p>
        {requests > 0 && (
          <label>
            {fillInCount(words.heir, requests)}
            <select className="control" name="heir">
              {others.map(({ id, name: other }) => (
                <option key={id} value={id}>
                  {other}
                </option>
              ))}
              <option value="">{words.nobody}</option>
            </select>
          </label>
        )}
        <button data-tone="outline" name="remove" value="yes">
          {words.removeButton}
        </button>
      </PostForm>
    </details>
  );
}

function NameAndRole({ name, role, editsSite }: Pick<Person, 'name' | 'role' | 'editsSite'>) {
  return (
    <>
      <div className="pair">
        <label>
          {words.name}
          <input className="control" name="name" defaultValue={name} maxLength={100} />
        </label>
        <label>
          {words.role}
          <select className="control" name="role" defaultValue={role}>
            {roles.map((one) => (
              <option key={one} value={one}>
                {words.roles[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {role !== 'owner' && (
        <label className="tick">
          <input type="checkbox" name="edits" value="yes" defaultChecked={editsSite} />
          {words.editsSite}
        </label>
      )}
    </>
  );
}
