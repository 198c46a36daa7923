import { leadServer } from 'words:settings';

/** The address of a server endpoint, also when the pages are on a static host (docs/static-host.md). */
export const atLeadServer = (path: string): string => leadServer + path;
