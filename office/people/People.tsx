import { people as words, sessions } from 'words:inbox';
import { fillIn, fillInCount } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { roles } from '../../contract/roles.ts';
import { Choice, EmailField, Press, Status, TapLink, TextField, Tick } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import { Problem } from '../frame/Problem.tsx';
import type { Screens } from '../frame/screens.ts';

type Person = Screens['people']['people'][number];

export function People({ people, problem, typed, removed, shown }: Screens['people']) {
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <TapLink to={`${inboxPath}/devices`}>{words.devices}</TapLink>
      <TapLink to={`${inboxPath}/site/sessions`}>{sessions.title}</TapLink>
      <Problem name={problem} />
      {removed !== undefined && <Status>{fillIn(words.removed, { name: removed })}</Status>}
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
              <Press
                label={fillIn(words.showCode, { name: person.name })}
                formAction={`${toPath(person)}/code`}
              />
            </PostForm>
            <RemoveForm {...person} others={people.filter(({ id }) => id !== person.id)} />
          </li>
        ))}
      </ul>
      <h2>{words.add}</h2>
      <PostForm className="fields" action={`${inboxPath}/people`}>
        <EmailField label={words.email} defaultValue={typed ?? ''} />
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
          <Choice
            label={fillInCount(words.heir, requests)}
            name="heir"
            options={[...others.map(({ id, name: other }) => [id, other] as const), ['', words.nobody]]}
          />
        )}
        <Press label={words.removeButton} name="remove" value="yes" />
      </PostForm>
    </details>
  );
}

function NameAndRole({ name, role, editsSite }: Pick<Person, 'name' | 'role' | 'editsSite'>) {
  return (
    <>
      <div className="pair">
        <TextField label={words.name} name="name" defaultValue={name} maxLength={100} required />
        <Choice
          label={words.role}
          name="role"
          options={roles.map((one) => [one, words.roles[one]])}
          defaultValue={role}
        />
      </div>
      {role !== 'owner' && <Tick label={words.editsSite} name="edits" defaultChecked={editsSite} />}
    </>
  );
}
