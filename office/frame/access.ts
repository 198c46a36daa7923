/** The rights of each role. No other module compares roles. */
import type { Role } from '../../contract/roles.ts';
import type { Lead, Person } from '../../server/store/records.ts';

/** `see-site`: opens the site's screens and previews, and saves nothing. */
export type Right = 'see-all' | 'see-site' | 'edit-site' | 'go-online' | 'erase' | 'manage-people' | 'export';

const rights: Record<Role, readonly Right[]> = {
  owner: ['see-all', 'see-site', 'edit-site', 'go-online', 'erase', 'manage-people', 'export'],
  office: ['see-all', 'see-site', 'edit-site'],
  crew: [],
};
/** An owner gives them to a person of any role. */
const ofSite: readonly Right[] = ['see-site', 'edit-site', 'go-online'];

/** A change of the site from a new device asks for a code (confirm-device.ts). */
export const isChangeOfSite = (right: Right): boolean => right === 'edit-site' || right === 'go-online';

export const may = ({ role, editsSite }: Pick<Person, 'role' | 'editsSite'>, right: Right): boolean =>
  rights[role].includes(right) || (editsSite && ofSite.includes(right));

export const canSee = (person: Person, { assignedTo }: Pick<Lead, 'assignedTo'>): boolean =>
  may(person, 'see-all') || assignedTo === person.id;

/** The one assignee whose leads the list shows; undefined means all leads. */
export const listsOnly = (person: Person): number | undefined =>
  may(person, 'see-all') ? undefined : person.id;
