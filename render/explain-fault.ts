import path from 'node:path';
import { findCacheFolder } from '../contract/cache-folder.ts';
import { contentFolder } from '../contract/content-folder.ts';
import { isDiskFull } from '../contract/write-whole.ts';

interface Fault extends NodeJS.ErrnoException {
  /** The target of a copy. */
  dest?: string;
}

/** Says why a render of the site failed, and what to do. The disks of the site, the cache and the content may differ. */
export function explainFault(error: unknown, site: string): string {
  const { cause, code, message, syscall, path: file = site, dest = file } = error as Fault;
  if (cause !== undefined && isDiskFull(cause)) return explainFault(cause, site);
  const folder = [findCacheFolder(), contentFolder].find((one) => dest.startsWith(one + path.sep)) ?? site;
  const disk = `The disk that holds ${folder}`;
  if (isDiskFull(error)) return `${disk} is full. Make room, and try again.`;
  // Node 26 reports a folder that it cannot make on such a disk as missing.
  if (code === 'EROFS' || (code === 'ENOENT' && syscall === 'mkdir'))
    return `${disk} can only be read. Name another folder in SITE_DIR or CACHE_DIR.`;
  // FAT reports EPERM, FUSE ENOSYS, and a mount of rclone EIO.
  if (syscall === 'symlink' && code !== 'EACCES')
    return `${disk} has no symbolic links, and the site is one. Name another folder in SITE_DIR.`;
  return message;
}
