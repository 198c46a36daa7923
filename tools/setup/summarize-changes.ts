/** The changes in short: each fact with its old and new words, and how many files there are of each sort. */
import { parse, stringify } from 'yaml';
import { isFields, type Fields } from '../../contract/is-fields.ts';
import type { Change } from './draft.ts';

const longest = 70;

const say = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const words = stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
};

function listFacts(before: unknown, after: unknown, name = ''): string[] {
  if (!isFields(before) || !isFields(after)) {
    const [old, next] = [say(before), say(after)];
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [`  ${name}: ${old} → ${next}`];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((key) => listFacts(before[key], after[key], name ? `${name}.${key}` : key));
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

/** `folder`: name of the content folder. */
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
