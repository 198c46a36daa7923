/**
 * Reads content/ and the picture catalogue without the site's schemas: the list must work even if a page does not
 * build.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isFields, type Fields } from '../../contract/values.ts';
import { companySchema, type Company } from '../../contract/company.ts';
import { listFiles } from '../lib/list-files.ts';
import type { OpenPoint } from './open-point.ts';

export interface ContentFile {
  /** "content/homes/index-01.yaml" */
  name: string;
  lines: string[];
  data: unknown;
}

interface CataloguePicture {
  file: string;
  kind?: string;
  /** The scene in artwork/ that it was rendered from. */
  scene?: string;
}

export interface Content {
  company: Company;
  files: ContentFile[];
  pictures: CataloguePicture[];
  /** Files that the list leaves out. */
  unreadable: OpenPoint[];
}

export function readContent(folder: string): Content {
  const unreadable: OpenPoint[] = [];
  const files = listFiles(folder, { skip: ['pictures'] })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name): ContentFile[] => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      try {
        return [{ name, lines: text.split('\n'), data: parse(text) }];
      } catch (error) {
        const what = `${name} cannot be read: ${(error as Error).message.split('\n')[0] ?? ''}`;
        unreadable.push({ kind: 'unreadable', what, where: name, write: 'Fix it in a text editor.' });
        return [];
      }
    });
  const company = companySchema.parse(files.find(({ name }) => name === 'company.yaml')?.data);
  const catalogue = path.join(folder, 'pictures/catalogue.yaml');
  const pictures = existsSync(catalogue)
    ? ((parse(readFileSync(catalogue, 'utf8')) ?? []) as CataloguePicture[])
    : [];
  return { company, files, pictures, unreadable };
}

/** The sections of a page. Other files have none. */
export function listSections({ data }: Pick<ContentFile, 'data'>): Fields[] {
  const sections = isFields(data) ? data['sections'] : undefined;
  return Array.isArray(sections) ? sections.filter(isFields) : [];
}
