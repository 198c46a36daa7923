/** The versions of a file with those who saved them, and the fields in which two versions differ, in words. */
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Difference, Saving, Versions } from '../../contract/content-versions.ts';
import { isFields, listTexts } from '../../contract/values.ts';
import { alignLists } from '../../contract/align-lists.ts';
import { notFound } from './answers.ts';
import { findType, locate } from './content-files.ts';
import { findPart, pickNode, type FormNode } from './form-node.ts';
import { hashOf, shortenHash, type History } from './history.ts';
import type { Journal } from './journal.ts';
import { toLabel } from './labels.ts';
import type { Models } from './models.ts';

interface Parts {
  content: string;
  history: History;
  journal: Journal;
}

const mostDifferences = 100;
const longestText = 300;
/** Older versions are listed without the fields that they changed. */
const mostDescribed = 30;
/** Of a line about a version. */
const mostFields = 3;
const longestWords = 32;

export function listVersions(
  { content, history, journal }: Parts,
  forms: Models['forms'],
  file: string,
): Omit<Versions, 'label'> {
  const changes = journal.list().filter((change) => change.file === file && change.after !== undefined);
  const findSaving = (short: string, untilMs = Infinity): Saving => {
    const saving = changes.findLast(({ after = '', atMs }) => shortenHash(after) === short && atMs < untilMs);
    return saving ? { author: saving.author, savedAtMs: saving.atMs } : {};
  };
  const present = readPresent(content, file);
  const versions = history.list(file);
  const texts = versions.slice(0, mostDescribed).map(({ id }) => history.read(file, id));
  const values = [present, ...texts].map((text) => (text === undefined ? undefined : readYaml(text)));
  const type = findType(file);
  const describe = (index: number): Saving => {
    const [after, before] = [values[index], values[index + 1]];
    if (!type || before === undefined || after === undefined) return {};
    return { changed: describeDifferences(compareValues(forms[type], before, after)) };
  };
  return {
    ...(present !== undefined && { version: hashOf(present) }),
    present: present === undefined ? {} : { ...findSaving(hashOf(present).slice(0, 12)), ...describe(0) },
    earlier: versions.map((version, index) => ({
      ...version,
      ...findSaving(version.id.slice(-12), version.replacedAt),
      ...describe(index + 1),
    })),
  };
}

/** A version that somebody wrote by hand may be damaged. */
function readYaml(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** "Tagline: Drywall → Drywall and paint · Phone: nothing → (843) 555-0142 · 2 more". */
function describeDifferences(differences: readonly Difference[]): string {
  const cut = (words: string) =>
    words.length > longestWords ? `${words.slice(0, longestWords).toWellFormed().trimEnd()}…` : words;
  const name = ({ labels }: Difference) => labels.findLast((label) => !/^\d+$/.test(label)) ?? '';
  const lines = differences
    .slice(0, mostFields)
    .map((one) => `${name(one)}: ${cut(one.before) || 'nothing'} → ${cut(one.after) || 'nothing'}`);
  const others = differences.length - mostFields;
  return [...lines, ...(others > 0 ? [`${others} more`] : [])].join(' · ');
}

/** Ids of two versions; an empty one is the present text. */
export function compareVersions(
  { content, history }: Pick<Parts, 'content' | 'history'>,
  forms: Models['forms'],
  file: string,
  [from, to]: readonly [string, string],
): Difference[] {
  const type = findType(file);
  if (!type) throw notFound();
  const read = (id: string): unknown => {
    const text = id === '' ? readPresent(content, file) : history.read(file, id);
    if (text === undefined) throw notFound();
    return parse(text) as unknown;
  };
  return compareValues(forms[type], read(from), read(to)).slice(0, mostDifferences);
}

function readPresent(content: string, file: string): string | undefined {
  const target = locate(content, file);
  return target && existsSync(target) ? readFileSync(target, 'utf8') : undefined;
}

export function compareValues(
  form: FormNode | undefined,
  before: unknown,
  after: unknown,
  labels: string[] = [],
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const node = form && pickNode(form, after ?? before);
  if (isFields(before) && isFields(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => {
      const part = findPart(node, name);
      const label = part && 'label' in part ? part.label : toLabel(name);
      return compareValues(part?.node, before[name], after[name], [...labels, label]);
    });
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const inner = findPart(node, 0)?.node;
    const partners = alignLists(before, after);
    const changed = after.flatMap((item, index) =>
      compareValues(inner, before[partners[index] ?? -1], item, [...labels, String(index + 1)]),
    );
    const removed = before.flatMap((item, index) =>
      partners.includes(index) ? [] : compareValues(inner, item, undefined, [...labels, String(index + 1)]),
    );
    // Otherwise only the order differs.
    if (changed.length + removed.length > 0) return [...changed, ...removed];
  }
  return [{ labels, before: say(before), after: say(after) }];
}

function say(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'number' ? String(value) : listTexts(value).join(' · ');
  return text.length > longestText ? `${text.slice(0, longestText).toWellFormed()}…` : text;
}
