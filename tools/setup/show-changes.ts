/** The changes as a person reads them: what goes, what comes, and every changed line. */
import { styleText } from 'node:util';
import { createTwoFilesPatch } from 'diff';
import type { Change } from './draft.ts';
import { samplesFolder } from './surroundings.ts';

const isKept = ({ file }: Change) => file.startsWith(`${samplesFolder}/`);
const isText = ({ file }: Change) => file.endsWith('.yaml');

const color = (line: string): string => {
  if (line.startsWith('+')) return styleText('green', line);
  if (line.startsWith('-')) return styleText('red', line);
  return line.startsWith('@@') ? styleText('cyan', line) : line;
};

function showLines({ file, before, after }: Change): string {
  const patch = createTwoFilesPatch(file, file, before?.toString() ?? '', after?.toString() ?? '', '', '', {
    context: 1,
  });
  const lines = patch.split('\n').slice(4);
  return [styleText('bold', file), ...lines.map(color)].join('\n');
}

const list = (heading: string, files: readonly string[]): string[] =>
  files.length > 0 ? [`${heading} (${files.length}):\n${files.map((file) => `  ${file}`).join('\n')}`] : [];

export function showChanges(changes: readonly Change[]): string {
  const own = changes.filter((change) => !isKept(change));
  const kept = changes.filter(isKept).length;
  const changed = own.filter(({ before, after }) => before && after);
  const names = (some: readonly Change[]) => some.map(({ file }) => file);
  return [
    ...changed.filter(isText).map(showLines),
    ...list('Written anew', names(changed.filter((change) => !isText(change)))),
    ...list('Made', names(own.filter(({ before }) => !before))),
    ...list('Put away', names(own.filter(({ after }) => !after))),
    ...(kept > 0
      ? [`Kept in ${samplesFolder}/ (${kept} files): the content as it is now, before these changes.`]
      : []),
  ].join('\n\n');
}
