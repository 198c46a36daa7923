/** `npm run launch` lists what is untrue, unconfirmed or missing before the launch. It fails while a point blocks. */
import { parseArgs } from 'node:util';
import { contentFolder, nameContentFile } from '../contract/content-folder.ts';
import { acceptPoints, LaunchError, pickPoints } from './launch/accepted.ts';
import { thisMachine } from './launch/check-settings.ts';
import { groupByKind, listOpenPoints, summarize } from './launch/list-open-points.ts';
import { doesBlock, type OpenPoint } from './launch/open-point.ts';
import { reportError } from './lib/report-error.ts';

function show(points: OpenPoint[]): void {
  for (const { heading, doesBlock, points: own } of groupByKind(points)) {
    console.log(`\n${heading}${doesBlock ? '' : ' – advice'}`);
    for (const { number, what, where, write } of own)
      console.log(
        `${number}. ${what}\n   ${/\.yaml/.test(where) ? nameContentFile(where) : where}\n   ${write}`,
      );
  }
  console.log(`\n${summarize(points)}`);
  if (points.length > 0)
    console.log('To confirm a claim or accept advice: npm run launch -- --accept 3,5-7 --by "Your Name"');
}

try {
  const { values } = parseArgs({
    options: { accept: { type: 'string' }, by: { type: 'string', default: '' } },
  });
  let points = await listOpenPoints(contentFolder, thisMachine);
  if (values.accept !== undefined) {
    const accepted = pickPoints(values.accept, points);
    acceptPoints(contentFolder, accepted, values.by, new Date().toISOString().slice(0, 10));
    for (const { what } of accepted) console.log(`Accepted by ${values.by}: ${what}`);
    points = points.filter((point) => !accepted.includes(point));
  }
  show(points);
  process.exitCode = points.some(doesBlock) ? 1 : 0;
} catch (error) {
  reportError(error, LaunchError);
}
