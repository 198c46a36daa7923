/** The data that the questions need: the current content and the available choices. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { companySchema, type Company } from '../../contract/company.ts';
import { listFiles } from '../lib/list-files.ts';
import { readLooks } from '../lib/read-looks.ts';

export interface Choice {
  name: string;
  words: string;
  /** Name of a showcase home page with this look, for its screenshot. */
  picture?: string;
}

interface Home extends Choice {
  direction?: string;
}

export interface Surroundings {
  root: string;
  /** The folder for the answers. */
  content: string;
  /** The source of its files: the folder itself, or the starter if there is no content yet. */
  source: string;
  company: Company;
  /** The showcase's company, for boards, registers and state laws that the current company lacks. */
  showcase: Company;
  directions: readonly Choice[];
  homes: readonly Home[];
}

type Fields = Record<string, unknown>;

const readYaml = (file: string): Fields => (parse(readFileSync(file, 'utf8')) ?? {}) as Fields;

const readCompany = (folder: string): Company =>
  companySchema.parse(readYaml(path.join(folder, 'company.yaml')));

/** Whether the content folder does not exist yet. */
export const isNew = ({ content, source }: Surroundings): boolean => source !== content;

/** Look → showcase home page that uses it. */
function findExamples(root: string): Map<string, string> {
  const homes = path.join(root, 'showcase/homes');
  return new Map(
    listFiles(homes).map((file) => [
      String(readYaml(path.join(homes, file))['direction']),
      file.replace(/\.yaml$/, ''),
    ]),
  );
}

export function readSurroundings(root: string, content: string): Surroundings {
  const source = existsSync(content) ? content : path.join(root, 'starter');
  const examples = findExamples(root);
  const directions = Object.entries(readLooks(root)).map(([name, words]) => {
    const picture = examples.get(name);
    return { name, words, ...(picture !== undefined && { picture }) };
  });
  const homes = ['homes', 'one-pagers'].flatMap((folder) =>
    listFiles(path.join(source, folder)).map((file) => {
      const text = readFileSync(path.join(source, folder, file), 'utf8');
      const { title, direction } = parse(text) as Fields;
      return {
        name: file.replace(/\.yaml$/, ''),
        // A page is described by its first comment, or else by its title.
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
