/** Where the build puts the program. */
import path from 'node:path';
import { templateFolder } from '../contract/answers.ts';

const project = path.resolve(import.meta.dirname, '..');

export const cacheFolder = path.join(project, '.cache');
export const programFolder = path.join(cacheFolder, 'program');
/** Scripts, styles and fonts of pages. */
export const clientFolder = path.join(programFolder, 'client');
/** What the server renders at request time. */
export const answersFolder = path.join(programFolder, templateFolder);
export const programEntry = path.join(programFolder, 'server', 'entry.mjs');
