/** Formats the changes: each changed line, and the number of copied files. */
import { styleText } from 'node:util';
import { createTwoFilesPatch } from 'diff';
import type { Change } from './draft.ts';

const color = (line: string): string => {
  if (line.startsWith('+')) return styleText('green', line);
  if (line.startsWith('-')) return styleText('red', line);
  return line.startsWith('@@') ? styleText('cyan', line) : line;
};

function showLines(name: string, { before, after }: Change): string {
  const patch = createTwoFilesPatch(name, name, before?.toString() ?? '', after.toString(), '', '', {
    context: 1,
  });
  return [styleText('bold', name), ...patch.split('\n').slice(4).map(color)].join('\n');
}

/** `folder` is the name of the content folder. */
export function showChanges(changes: readonly Change[], folder: string): string {
  const isSame = ({ before, after }: Change) => before?.equals(after) === true;
  const changed = changes.filter((change) => !isSame(change));
  const copied = changes.length - changed.length;
  return [
    ...(copied > 0 ? [`Copied from starter/ to ${folder}/: ${copied} files`] : []),
    ...changed.map((change) =>
      change.file.endsWith('.yaml')
        ? showLines(`${folder}/${change.file}`, change)
        : `${change.before ? 'Replaced' : 'New'}: ${folder}/${change.file}`,
    ),
  ].join('\n\n');
}
