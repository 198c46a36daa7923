import { people as words } from 'words:inbox';
import { inboxPath, roles, type InboxScreens, type Role } from '../../../contract/inbox.ts';
import { PostForm } from './PostForm.tsx';
import { Problem } from './Problem.tsx';

export function People({ people, problem, typed }: InboxScreens['people']) {
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <Problem name={problem} />
      <ul className="rows">
        {people.map(({ id, email, name, role }) => (
          <li key={id}>
            <PostForm className="fields" action={`${inboxPath}/people/${id}`} aria-label={email}>
              <strong>{email}</strong>
              <NameAndRole name={name} role={role} />
              <div className="bar">
                <button data-tone="outline">{words.save}</button>
                <button data-tone="outline" name="remove" value="yes">
                  {words.remove}
                </button>
              </div>
            </PostForm>
          </li>
        ))}
      </ul>
      <h2>{words.add}</h2>
      <PostForm className="fields" action={`${inboxPath}/people`}>
        <label>
          {words.email}
          <input className="control" type="email" name="email" defaultValue={typed} required />
        </label>
        <NameAndRole name="" role="office" />
        <button data-tone="loud">{words.addButton}</button>
      </PostForm>
    </section>
  );
}

function NameAndRole({ name, role }: { name: string; role: Role }) {
  return (
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
  );
}
