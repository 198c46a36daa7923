/** What the questions know before they are asked: the present content, and what there is to choose from. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { companySchema, type Company } from '../../contract/company.ts';
import { listDirections } from '../lib/list-directions.ts';
import { listFiles } from '../lib/list-files.ts';

export interface Choice {
  name: string;
  words: string;
}

interface Home extends Choice {
  direction?: string;
}

export interface Surroundings {
  root: string;
  company: Company;
  /** The company that came with the product: boards, registers and laws of states that the present one does not name. */
  demonstration: Company;
  directions: readonly Choice[];
  homes: readonly Home[];
}

/** Where the demonstration is kept once `npm run setup` has changed it. */
export const samplesFolder = 'samples';

type Fields = Record<string, unknown>;

const readYaml = (file: string): Fields => (parse(readFileSync(file, 'utf8')) ?? {}) as Fields;

const readCompany = (folder: string): Company =>
  companySchema.parse(readYaml(path.join(folder, 'content/company.yaml')));

export function readSurroundings(root: string): Surroundings {
  const kept = path.join(root, samplesFolder);
  const directions = listDirections(root).map((name) => ({
    name,
    words: String(readYaml(path.join(root, 'site/src/directions', name, 'direction.yaml'))['idea']),
  }));
  const homes = ['homes', 'one-pagers'].flatMap((folder) =>
    listFiles(path.join(root, 'content', folder)).map((file) => {
      const { title, direction } = readYaml(path.join(root, 'content', folder, file));
      return {
        name: file.replace(/\.yaml$/, ''),
        // The place is the same for all.
        words:
          String(title).replace(/ in \{town\}(?:, \{state\})?/, '') +
          (folder === 'homes' ? '' : ', on one page'),
        ...(typeof direction === 'string' && { direction }),
      };
    }),
  );
  return {
    root,
    company: readCompany(root),
    demonstration: readCompany(existsSync(path.join(kept, 'content')) ? kept : root),
    directions,
    homes,
  };
}
