import path from 'node:path';
import { findCacheFolder } from '../contract/cache-folder.ts';
import { contentFolder } from '../contract/content-folder.ts';
import { isDiskFull } from '../contract/write-whole.ts';

interface Fault extends NodeJS.ErrnoException {
  /** Of a copy. */
  dest?: string;
}

/** Says why a render of the site failed. The disks of the site, the cache and the content may differ. */
export function explainFault(error: unknown, site: string): string {
  const { cause, message, path: file = site, dest = file } = error as Fault;
  if (cause !== undefined && isDiskFull(cause)) return explainFault(cause, site);
  if (!isDiskFull(error)) return message;
  const folder = [findCacheFolder(), contentFolder].find((one) => dest.startsWith(one + path.sep)) ?? site;
  return `The disk that holds ${folder} is full. Make room, and try again.`;
}
