/** Reads content/ and the catalogue of pictures as they are written, without the site's schemas: the list must come even while a page does not build. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isFields, type Fields } from '../../contract/is-fields.ts';
import { companySchema, type Company } from '../../contract/company.ts';
import { listFiles } from '../lib/list-files.ts';

export interface ContentFile {
  /** "content/homes/index-01.yaml" */
  name: string;
  lines: string[];
  data: unknown;
}

interface CataloguePicture {
  file: string;
  kind?: string;
  /** The studio's scene that renders it. */
  scene?: string;
}

export interface Content {
  company: Company;
  files: ContentFile[];
  pictures: CataloguePicture[];
}

/** `root`: the folder that holds content/ and pictures/. */
export function readContent(root: string): Content {
  const files = listFiles(path.join(root, 'content'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name): ContentFile => {
      const text = readFileSync(path.join(root, 'content', name), 'utf8');
      return { name: `content/${name}`, lines: text.split('\n'), data: parse(text) };
    });
  const company = companySchema.parse(files.find(({ name }) => name === 'content/company.yaml')?.data);
  const catalogue = path.join(root, 'pictures/catalogue.yaml');
  const pictures = existsSync(catalogue)
    ? ((parse(readFileSync(catalogue, 'utf8')) ?? []) as CataloguePicture[])
    : [];
  return { company, files, pictures };
}

/** Sections of a page; none for other files. */
export function listSections({ data }: ContentFile): Fields[] {
  const sections = isFields(data) ? data['sections'] : undefined;
  return Array.isArray(sections) ? sections.filter(isFields) : [];
}

/** Every text in a value, at any depth. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
