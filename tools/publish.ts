/**
 * `npm run publish`: builds the site, asks the launch gate, and copies the site to the targets of deploy/target.yaml.
 * `-- --back` shows the version before again. `-- --with-samples` publishes a preview that the gate would refuse.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentFolder } from '../contract/content-folder.ts';
import { thisMachine } from './launch/check-settings.ts';
import { doesBlock } from './launch/open-point.ts';
import { listOpenPoints } from './launch/list-open-points.ts';
import { root } from './lib/paths.ts';
import { reportError } from './lib/report-error.ts';
import { runScript } from './lib/run.ts';
import { PublishError } from './publish/publish-error.ts';
import { goBack, publishSite } from './publish/publish-site.ts';
import { readTarget, type TargetFile } from './publish/target.ts';

const say = (sentence: string) => console.log(sentence);

async function build({ targets }: TargetFile): Promise<void> {
  const [leadServer = ''] = targets.flatMap((target) => (target.kind === 'static' ? target.leadServer : []));
  const env = { LEAD_SERVER: leadServer };
  if ((await runScript('site', { env })).code !== 0)
    throw new PublishError('The site was not built, so nothing was published: the reason is above.');
}

async function askGate({ url }: TargetFile, mayShowSamples: boolean): Promise<void> {
  const env = { PUBLIC_URL: url, ...process.env };
  const open = (await listOpenPoints(contentFolder, { ...thisMachine, env })).filter(doesBlock).length;
  if (open === 0) return;
  const points = open === 1 ? '1 point blocks' : `${open} points block`;
  if (!mayShowSamples)
    throw new PublishError(
      `Nothing was published: ${points} the launch. "npm run launch" lists them. To publish a preview all the same: npm run publish -- --with-samples`,
    );
  say(`\n!!! ATTENTION: ${points} the launch. Visitors of this preview read samples as if they were true.\n`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      back: { type: 'boolean', default: false },
      'with-samples': { type: 'boolean', default: false },
      target: { type: 'string', default: 'deploy/target.yaml' },
    },
  });
  const file = readTarget(path.resolve(root, values.target), values.target);
  if (values.back) return goBack(root, file, say);
  await build(file);
  await askGate(file, values['with-samples']);
  await publishSite(root, file, say);
}

try {
  await main();
} catch (error) {
  reportError(error, PublishError);
}
