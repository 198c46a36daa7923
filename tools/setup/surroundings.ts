/** What the questions know before they are asked: the present content, and what there is to choose from. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { companySchema, type Company } from '../../contract/company.ts';
import { listFiles } from '../lib/list-files.ts';
import { readLooks } from '../lib/read-looks.ts';

export interface Choice {
  name: string;
  words: string;
}

interface Home extends Choice {
  direction?: string;
}

export interface Surroundings {
  /** The folder of the program. */
  root: string;
  /** The folder that the answers are written to. */
  content: string;
  /** Where its files come from: itself, or the starter when there is none yet. */
  source: string;
  company: Company;
  /** The company of the showcase: boards, registers and laws of states that the present one does not name. */
  showcase: Company;
  directions: readonly Choice[];
  homes: readonly Home[];
}

type Fields = Record<string, unknown>;

const readYaml = (file: string): Fields => (parse(readFileSync(file, 'utf8')) ?? {}) as Fields;

const readCompany = (folder: string): Company =>
  companySchema.parse(readYaml(path.join(folder, 'company.yaml')));

export function readSurroundings(root: string, content: string): Surroundings {
  const source = existsSync(content) ? content : path.join(root, 'starter');
  const directions = Object.entries(readLooks(root)).map(([name, words]) => ({ name, words }));
  const homes = ['homes', 'one-pagers'].flatMap((folder) =>
    listFiles(path.join(source, folder)).map((file) => {
      const text = readFileSync(path.join(source, folder, file), 'utf8');
      const { title, direction } = parse(text) as Fields;
      return {
        name: file.replace(/\.yaml$/, ''),
        // The comment on top describes the page; without one, its title does.
        words: /^# (.+)/.exec(text)?.[1] ?? String(title),
        ...(typeof direction === 'string' && { direction }),
      };
    }),
  );
  return {
    root,
    content,
    source,
    company: readCompany(source),
    showcase: readCompany(path.join(root, 'showcase')),
    directions,
    homes,
  };
}
