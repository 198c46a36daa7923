/** Summarizes the changes: each fact with its old and new words, and the number of files of each kind. */
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import { isFields, type Fields } from '../../contract/values.ts';
import type { Change } from './draft.ts';

const longest = 70;

const say = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value;
  const words = stringify(value, {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
  }).trim();
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
};

/** List entries count from 1. */
const listFields = (value: unknown): unknown =>
  Array.isArray(value) ? Object.fromEntries(value.map((item: unknown, index) => [index + 1, item])) : value;

function listFacts(before: unknown, after: unknown, name = ''): string[] {
  const [old, next] = [listFields(before), listFields(after)];
  if (isFields(old) && isFields(next)) {
    const names = new Set([...Object.keys(old), ...Object.keys(next)]);
    return [...names].flatMap((key) => listFacts(old[key], next[key], name ? `${name}.${key}` : key));
  }
  return isDeepStrictEqual(before, after) ? [] : [`  ${name}: ${say(before)} → ${say(after)}`];
}

const readFacts = (bytes: Buffer | undefined) => (parse(bytes?.toString() ?? '') ?? {}) as Fields;

const sorts: [RegExp, string][] = [
  [/^(?:homes|one-pagers)\//, 'home pages'],
  [/^pages\//, 'pages'],
  [/^services\//, 'services'],
  [/^pictures\/.*(?<!\.yaml)$/, 'pictures'],
  [/./, 'other files'],
];

function countFiles(changes: readonly Change[]): string {
  const counts = new Map<string, number>();
  for (const { file } of changes) {
    const sort = sorts.find(([pattern]) => pattern.test(file))?.[1] ?? '';
    counts.set(sort, (counts.get(sort) ?? 0) + 1);
  }
  return sorts.flatMap(([, sort]) => (counts.has(sort) ? `${counts.get(sort)} ${sort}` : [])).join(', ');
}

/** `folder` is the name of the content folder. */
export function summarizeChanges(changes: readonly Change[], folder: string): string {
  const isSame = ({ before, after }: Change) => before?.equals(after) === true;
  const changed = changes.filter((change) => !isSame(change));
  const isNew = changed.length < changes.length;
  return [
    ...(isNew ? [`${folder}/ becomes a copy of starter/ with your answers: ${countFiles(changes)}.`] : []),
    ...changed.flatMap(({ file, before, after }) =>
      file.endsWith('.yaml')
        ? [`${folder}/${file}:`, ...listFacts(readFacts(before), readFacts(after))]
        : [`${folder}/${file}: ${before ? 'replaced' : 'new'}`],
    ),
  ].join('\n');
}
