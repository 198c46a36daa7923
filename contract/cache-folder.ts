import path from 'node:path';

/**
 * The folder for what can be made again, and for earlier versions of content files: `.cache` in the project, or CACHE_DIR
 * for a program in a folder that cannot be written.
 */
export const findCacheFolder = (project = '.'): string =>
  path.resolve(process.env['CACHE_DIR'] || path.join(project, '.cache'));
