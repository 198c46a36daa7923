/** The rights of each role. No other module compares roles. */
import type { Role } from '../../contract/roles.ts';
import type { Lead, Person } from '../../server/store/records.ts';

export type Right = 'see-all' | 'edit-site' | 'go-online' | 'erase' | 'manage-people' | 'export';

const rights: Record<Role, readonly Right[]> = {
  owner: ['see-all', 'edit-site', 'go-online', 'erase', 'manage-people', 'export'],
  office: ['see-all', 'edit-site'],
  crew: [],
};

export const may = ({ role }: Pick<Person, 'role'>, right: Right): boolean => rights[role].includes(right);

export const canSee = (person: Person, { assignedTo }: Pick<Lead, 'assignedTo'>): boolean =>
  may(person, 'see-all') || assignedTo === person.id;

/** The one assignee whose leads the list shows; undefined means all leads. */
export const listsOnly = (person: Person): number | undefined =>
  may(person, 'see-all') ? undefined : person.id;
