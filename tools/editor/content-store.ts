/** Reads and writes content files: checked, only when nobody else has changed them, and never half written. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFolders, splitContentFile } from '../../site/src/lib/content-folders.ts';
import { writeWhole } from '../lib/write-whole.ts';
import { Refusal, notFound } from './answers.ts';
import { check } from './check.ts';
import { findType, locate, type FileType } from './content-files.ts';
import { hashOf, type History } from './history.ts';
import { listKnownNames, pictureName, readCatalogue, type CatalogueEntry } from './known-names.ts';
import { mergeYaml } from './merge-yaml.ts';
import type { Models } from './models.ts';
import { findUses } from './uses.ts';

export interface Opened {
  value: unknown;
  /** SHA-256 of the text; a save names it, so that it cannot overwrite what it has not seen. */
  version: string;
}

export interface Saved extends Opened {
  /** The version before, to go back to; absent when nothing changed or the file is new. */
  before?: string;
}

export function createContentStore(root: string, history: History, readModels: () => Promise<Models>) {
  function find(file: string): { type: FileType; target: string } {
    const type = findType(file);
    const target = locate(root, file);
    if (!type || !target) throw notFound();
    return { type, target };
  }

  function readText(file: string): { type: FileType; target: string; text: string } {
    const found = find(file);
    if (!existsSync(found.target)) throw notFound();
    return { ...found, text: readFileSync(found.target, 'utf8') };
  }

  function readSeen(file: string, version: string) {
    const found = readText(file);
    if (hashOf(found.text) !== version) {
      throw new Refusal(
        409,
        'This file was changed outside the editor. Nothing was saved, and nothing is lost: load it again to see the other version.',
      );
    }
    return found;
  }

  function open(file: string): Opened {
    const { text } = readText(file);
    return { value: parse(text), version: hashOf(text) };
  }

  async function judge(type: FileType, value: unknown): Promise<void> {
    const { schemas, forms } = await readModels();
    const issues = check(schemas[type], forms[type], value, listKnownNames(root));
    if (issues.length > 0) {
      const amount = issues.length === 1 ? 'One field needs' : `${issues.length} fields need`;
      throw new Refusal(422, `Not saved: ${amount} another look.`, issues);
    }
  }

  /** Pages that name a picture cannot be built without it. */
  async function keepPictures(value: unknown): Promise<void> {
    const left = new Set((value as CatalogueEntry[]).map(({ file }) => pictureName(file)));
    const gone = readCatalogue(root)
      .map(({ file }) => pictureName(file))
      .filter((name) => !left.has(name));
    const { forms } = await readModels();
    for (const name of gone) {
      const users = findUses(root, forms, `picture:${name}`).map(({ file }) => file);
      if (users.length === 0) continue;
      const where = [...new Set(users)].join(', ');
      throw new Refusal(422, `The picture “${name}” is shown by ${where}: choose another one there first.`);
    }
  }

  async function save(file: string, value: unknown, version: string): Promise<Saved> {
    const { type } = find(file);
    await judge(type, value);
    if (type === 'pictures') await keepPictures(value);
    const { text, target } = readSeen(file, version);
    const next = mergeYaml(text, value);
    if (next === text) return { value, version };
    const { id } = history.keep(file, text);
    writeWhole(target, next);
    return { value, version: hashOf(next), before: id };
  }

  async function create(file: string, value: unknown): Promise<Saved> {
    const { type, target } = find(file);
    const { folder } = splitContentFile(file) ?? {};
    if (!folder || !contentFolders[folder]?.isOpen) throw notFound();
    if (existsSync(target)) throw new Refusal(409, 'There is one of this name: choose another one.');
    await judge(type, value);
    const text = mergeYaml('', value);
    writeWhole(target, text);
    return { value, version: hashOf(text) };
  }

  async function remove(file: string, version: string): Promise<{ before: string }> {
    if (!splitContentFile(file)) throw notFound();
    const { text, target } = readSeen(file, version);
    const users = findUses(root, (await readModels()).forms, file).filter(({ isLink }) => !isLink);
    if (users.length > 0) {
      const names = users.map((use) => use.file).join(', ');
      throw new Refusal(409, `It is shown by ${names}: take it out there first.`);
    }
    const { id } = history.keep(file, text);
    rmSync(target);
    return { before: id };
  }

  /** `version`: of the text that it replaces; nothing when the file was removed. */
  function restore(file: string, id: string, version?: string): Saved {
    const earlier = history.read(file, id);
    if (earlier === undefined) throw notFound();
    const { target } = find(file);
    if (version === undefined && existsSync(target))
      throw new Refusal(409, 'There is one of this name: open it to see its earlier versions.');
    const before = version === undefined ? undefined : history.keep(file, readSeen(file, version).text).id;
    writeWhole(target, earlier);
    return { value: parse(earlier), version: hashOf(earlier), ...(before && { before }) };
  }

  return { open, save, create, remove, restore };
}

export type ContentStore = ReturnType<typeof createContentStore>;
