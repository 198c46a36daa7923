import path from 'node:path';
import { picturesFolder } from '../../../contract/content-folder.ts';
import { logoName } from './logo.ts';

/** The path of the company's logo. */
export const logoFile = path.join(picturesFolder, logoName);
