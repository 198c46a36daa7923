/** Reads YAML files of the content folder. A file is parsed and validated again only after it has changed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { findStamp, openFileResults } from './file-results.ts';
import { contentFolder, nameContentFile } from './content-folder.ts';

interface ParsedFile {
  value: unknown;
}

/** Returns `data` with a mark in each text that a page shows: the parsed and validated content of a file. */
export type MarkTexts = (file: string, parsed: unknown, data: unknown) => unknown;

/** By schema. */
type Outputs = WeakMap<z.ZodType, unknown>;
const plainOutputs = new WeakMap<ParsedFile, Outputs>();
const markedOutputs = new WeakMap<ParsedFile, Outputs>();
let markTexts: MarkTexts | undefined;
/** Values that replace files, for a preview of unsaved words. */
const drafts = new Map<string, ParsedFile>();
let generation = 0;

/** Changes with `replaceFiles`. */
export const countGenerations = (): number => generation;

/**
 * The next pages are rendered from these values instead of the files: path in the content folder → parsed YAML. `mark`
 * must always be the same function.
 */
export function replaceFiles(values: ReadonlyMap<string, unknown>, mark?: MarkTexts): void {
  generation++;
  markTexts = mark;
  drafts.clear();
  for (const [file, value] of values) drafts.set(path.join(contentFolder, file), { value });
}

/** Returns `undefined` for a missing file. An empty file has the value null. */
function parseFile(target: string, file: string): ParsedFile | undefined {
  const draft = drafts.get(target);
  if (draft) return draft;
  const stamp = findStamp(target);
  if (stamp === undefined) return undefined;
  const results = openFileResults<ParsedFile>('yaml');
  const found = results.find(target, stamp);
  if (found) return found;
  const parsed = { value: parseText(readFileSync(target, 'utf8'), file) };
  results.add(target, stamp, parsed);
  return parsed;
}

function parseText(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${nameContentFile(file)}: ${(error as Error).message.trim()}`, { cause: error });
  }
}

interface Options {
  folder?: string;
  /** The result for a missing or empty file; without it, the file is required. */
  missing?: object;
}

/**
 * `file` is relative to `folder`, by default the content folder. Callers share the result and must not change it. An
 * error names the file, and the field of an invalid value.
 */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { folder = contentFolder, missing }: Options = {},
): z.output<Schema> {
  const parsed = parseFile(path.join(folder, file), file);
  if (missing && parsed?.value == null) return missing as z.output<Schema>;
  if (!parsed) throw new Error(`${nameContentFile(file)} is missing`);
  const mark = folder === contentFolder ? markTexts : undefined;
  const outputsOf = mark ? markedOutputs : plainOutputs;
  const outputs: Outputs = outputsOf.get(parsed) ?? new WeakMap();
  outputsOf.set(parsed, outputs);
  if (!outputs.has(schema)) {
    const { data, error } = schema.safeParse(parsed.value);
    if (error) throw new Error(`${nameContentFile(file)}:\n${z.prettifyError(error)}`);
    outputs.set(schema, mark ? mark(file, parsed.value, data) : data);
  }
  return outputs.get(schema) as z.output<Schema>;
}
