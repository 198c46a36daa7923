import { inboxPath } from '../../contract/endpoints.ts';

/** The screen with the versions of a content file. `from`: compares this version. */
export const linkVersions = (file: string, query: { from?: string } = {}): string =>
  `${inboxPath}/site/versions?${new URLSearchParams({ file, ...query }).toString()}`;

/** The form of a part of the company. */
export const linkCompany = (...part: string[]): string =>
  `${inboxPath}/site/form?${new URLSearchParams({ file: 'company.yaml', path: JSON.stringify(part) }).toString()}`;
