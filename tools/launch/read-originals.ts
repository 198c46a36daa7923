/** Reads the program's own words, for comparison with a site's words. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fillKnown } from '../../contract/fill-in.ts';
import { isFields, type Fields, listTexts } from '../../contract/values.ts';
import { splitContentFile } from '../../site/src/lib/content-folders.ts';
import { listFiles } from '../lib/list-files.ts';
import { listSections } from './read-content.ts';

/** Sections with quotes, or with figures that a company must prove. */
const personalSections = [
  'Testimonials',
  'Counters',
  'Skills',
  'Film',
  'PricingPlans',
  'FactSheet',
  'Profile',
];

export interface Originals {
  /** Texts of the showcase and of the sections' samples. */
  demonstration: ReadonlySet<string>;
  starter: ReadonlySet<string>;
  /** Whether the entry still has the program's text, ignoring its name. */
  isBody: (file: string, data: unknown) => boolean;
  /** The program's quotes, figures, films and plans in a section. */
  listPieces: (section: Fields) => unknown[];
}

/** The main field of an entry. */
function getBody(data: unknown): unknown {
  const { text, parts, picture, prices } = isFields(data) ? data : {};
  return text ?? parts ?? picture ?? prices;
}

const getPieces = ({ kind, items, facts, text, id }: Fields): unknown[] => {
  if (!personalSections.includes(String(kind))) return [];
  return [items ?? facts ?? text ?? id].flat().filter((piece) => piece !== undefined);
};

const keyOf = (group: string, value: unknown): string => JSON.stringify([group, value]);
const groupOf = (file: string): string => splitContentFile(file)?.folder ?? file;

const getName = (data: unknown): string => {
  const { name, title } = isFields(data) ? data : {};
  return String(name ?? title);
};

const known = new Map<string, { name: string; data: unknown }[]>();

/** Files of the program. They cannot change during a run, so it caches them. */
function readFiles(base: string) {
  const files =
    known.get(base) ??
    listFiles(base, { skip: ['pictures'] })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => ({ name, data: parse(readFileSync(path.join(base, name), 'utf8')) as unknown }));
  known.set(base, files);
  return files;
}

/** `program` is the program's folder. `folder` is the checked content folder. It is not compared with itself. */
export function readOriginals(program: string, folder: string): Originals {
  const isOwn = (base: string) => path.resolve(base) === path.resolve(folder);
  const read = (base: string) => (isOwn(base) ? [] : readFiles(base));
  const readTable = (name: string) =>
    Object.entries(
      parse(readFileSync(path.join(program, 'office/content', name), 'utf8')) as Record<string, Fields>,
    );

  const showcase = read(path.join(program, 'showcase'));
  const starter = read(path.join(program, 'starter'));
  const samples = readFiles(path.join(program, 'site/src/sections')).map(({ data }) => data);
  const blanks = new Map(readTable('new-entries.yaml'));
  const marked = readTable('new-sections.yaml').filter(([, { sample }]) => sample === true);

  const bodies = new Set(
    [...showcase, ...starter].map(({ name, data }) => keyOf(groupOf(name), getBody(data))),
  );
  const sections = [
    ...showcase.flatMap(({ data }) => listSections({ data })),
    ...samples.flatMap((data) => (isFields(data) ? Object.values(data).filter(isFields) : [])),
    ...marked.map(([kind, section]): Fields => ({ kind, ...section })),
  ];
  const pieces = new Set(
    sections.flatMap((section) => getPieces(section).map((piece) => keyOf(String(section['kind']), piece))),
  );
  return {
    demonstration: new Set(listTexts([showcase.map(({ data }) => data), samples])),
    starter: new Set(listTexts([starter.map(({ data }) => data), [...blanks.values()]])),
    isBody(file, data) {
      const body = getBody(data);
      const group = groupOf(file);
      const blank = getBody(fillKnown(blanks.get(group) ?? {}, { title: getName(data) }));
      if (Object.keys(Object(body) as object).length === 0) return false;
      return bodies.has(keyOf(group, body)) || keyOf(group, body) === keyOf(group, blank);
    },
    listPieces: (section) =>
      getPieces(section).filter((piece) => pieces.has(keyOf(String(section['kind']), piece))),
  };
}
