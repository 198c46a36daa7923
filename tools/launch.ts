/** `npm run launch`: what is still a sample or missing, before the site may be opened. Fails while anything is open. */
import { contentFolder } from '../contract/content-folder.ts';
import { thisMachine } from './launch/check-settings.ts';
import { groupByKind, listOpenPoints } from './launch/list-open-points.ts';

const points = await listOpenPoints(contentFolder, thisMachine);
for (const { heading, points: own } of groupByKind(points)) {
  console.log(`\n${heading}`);
  for (const { what, where, write } of own) console.log(`- ${what}\n  ${where}\n  ${write}`);
}
console.log(
  points.length > 0
    ? `\nOpen: ${points.length}. The site is ready when this list is empty.`
    : 'Nothing is open: the site is ready.',
);
process.exitCode = points.length > 0 ? 1 : 0;
