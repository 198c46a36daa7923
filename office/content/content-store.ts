/** Reads and writes content files. A save is checked, atomic, and refused if the file has changed on disk. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { isFields } from '../../contract/values.ts';
import { contentFolders, findPagePath, splitContentFile } from '../../site/src/entries/content-folders.ts';
import { writeInFolder } from '../../contract/write-whole.ts';
import { changedMeanwhile, notFound, Refusal } from './answers.ts';
import { sayFault, type Fault } from '../../site/src/routes/fault.ts';
import { check, type Issue } from './check.ts';
import { cleanValues } from './clean-values.ts';
import type { FileType } from '../../site/src/entries/content-singles.ts';
import { findType, locate } from './content-files.ts';
import type { ContentValues } from './content-values.ts';
import { hashOf, type History } from './history.ts';
import { mergeYaml } from '../../contract/merge-yaml.ts';
import type { Models } from './models.ts';
import { readTyped } from './read-typed.ts';
import { findUses } from './uses.ts';
import { dropDefaults, fillDefaults, isWords } from './whole-words.ts';

export interface Opened {
  value: unknown;
  /** SHA-256 of the text. A save sends it, so that it cannot overwrite a change it has not seen. */
  version: string;
}

export interface Saved extends Opened {
  /** Id of the previous version, for undo. Absent if nothing changed or the file is new. */
  before?: string;
}

/** Throws the faults that block a save. */
function refuse(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const amount = issues.length === 1 ? 'One field needs' : `${issues.length} fields need`;
  throw new Refusal(422, `Not saved: ${amount} another look.`, issues);
}

export interface StoreParts {
  /** The content folder. */
  content: string;
  history: History;
  values: ContentValues;
  readModels: () => Promise<Models>;
}

export function createContentStore({ content, history, values, readModels }: StoreParts) {
  function find(file: string): { type: FileType; target: string } {
    const type = findType(file);
    const target = locate(content, file);
    if (!type || !target) throw notFound();
    return { type, target };
  }

  function readText(file: string): { type: FileType; target: string; text: string } {
    const found = find(file);
    if (!existsSync(found.target)) {
      if (isWords(file)) return { ...found, text: '' };
      throw notFound();
    }
    return { ...found, text: readFileSync(found.target, 'utf8') };
  }

  function readSeen(file: string, version: string) {
    const found = readText(file);
    if (hashOf(found.text) !== version) {
      throw changedMeanwhile();
    }
    return found;
  }

  function open(file: string): Opened {
    const { text } = readText(file);
    return { value: fillDefaults(content, file, values.read(file)), version: hashOf(text) };
  }

  /**
   * Lists the faults that this change adds: existing faults elsewhere must not block a fix. Without `value` the file is
   * removed.
   */
  async function listFaults(file: string, value: unknown): Promise<Fault[]> {
    const { checkSite } = await readModels();
    const now = values.readAll().values;
    const next = new Map(now);
    if (value === undefined) next.delete(file);
    else next.set(file, value);
    const known = new Set(checkSite(now).map(sayFault));
    return checkSite(next).filter((fault) => fault.file === file || !known.has(sayFault(fault)));
  }

  /** Refuses a value that the schema rejects or that would break the build. */
  async function judge(file: string, value: unknown): Promise<void> {
    const { schemas } = await readModels();
    const { type } = find(file);
    refuse(check(schemas[type], value));
    const faults = await listFaults(file, value);
    refuse(faults.map((fault) => (fault.file === file ? fault : { path: [], message: sayFault(fault) })));
  }

  async function clean(file: string, typed: unknown): Promise<unknown> {
    const all = values.readAll().values;
    const pages = new Set([...all.keys()].map(findPagePath));
    const company = all.get('company.yaml');
    const origins = isFields(company) && typeof company['url'] === 'string' ? [company['url']] : [];
    const { forms } = await readModels();
    const cleaned = cleanValues(file, typed, { origins, isPage: (address) => pages.has(address) });
    return readTyped(forms[find(file).type], cleaned, all.get(file));
  }

  /** Returns the value as a save would store it. Refuses one that the schema rejects. */
  async function prepare(file: string, typed: unknown): Promise<unknown> {
    const stored = dropDefaults(content, file, await clean(file, typed));
    refuse(check((await readModels()).schemas[find(file).type], stored));
    return stored;
  }

  async function save(file: string, typed: unknown, version: string): Promise<Saved> {
    const value = await clean(file, typed);
    const stored = dropDefaults(content, file, value);
    await judge(file, stored);
    const { text, target } = readSeen(file, version);
    const next = isDeepStrictEqual(stored, values.read(file)) ? text : mergeYaml(text, stored);
    if (next === text) return { value, version };
    const { id } = history.keep(file, text);
    writeInFolder(target, next);
    return { value, version: hashOf(next), before: id };
  }

  async function create(file: string, typed: unknown): Promise<Saved> {
    const value = await clean(file, typed);
    const { target } = find(file);
    const { folder } = splitContentFile(file) ?? {};
    if (!folder || !contentFolders[folder]?.isOpen) throw notFound();
    if (existsSync(target)) throw new Refusal(409, 'This name is taken: choose another one.');
    await judge(file, value);
    const text = mergeYaml('', value);
    writeInFolder(target, text);
    return { value, version: hashOf(text) };
  }

  async function remove(file: string, version: string): Promise<{ before: string }> {
    if (!splitContentFile(file)) throw notFound();
    const { text, target } = readSeen(file, version);
    const users = findUses(values.readAll().values, (await readModels()).forms, file).filter(
      ({ by }) => by === 'named',
    );
    if (users.length > 0) {
      const names = users.map((use) => use.file).join(', ');
      throw new Refusal(409, `Take it out of ${names} first: it is still in use there.`);
    }
    // Links to it may stay: the dialog has listed them.
    const [fault] = (await listFaults(file, undefined)).filter(({ isLink }) => !isLink);
    if (fault) throw new Refusal(409, `Not removed, because the site needs it: ${sayFault(fault)}`);
    const { id } = history.keep(file, text);
    rmSync(target);
    return { before: id };
  }

  /** `version` of the text that it replaces, or nothing if the file was removed. */
  async function restore(file: string, id: string, version?: string): Promise<Saved> {
    const earlier = history.read(file, id);
    if (earlier === undefined) throw notFound();
    const { target } = find(file);
    if (version === undefined && existsSync(target))
      throw new Refusal(409, 'This name is taken: open it to see its earlier versions.');
    const value: unknown = parse(earlier) ?? {};
    await judge(file, value);
    const before = version === undefined ? undefined : history.keep(file, readSeen(file, version).text).id;
    writeInFolder(target, earlier);
    return { value: fillDefaults(content, file, value), version: hashOf(earlier), ...(before && { before }) };
  }

  return { open, prepare, save, create, remove, restore };
}

export type ContentStore = ReturnType<typeof createContentStore>;
