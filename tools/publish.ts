/**
 * `npm run publish` checks the launch gate, builds the site, and copies it to the targets in deploy/target.yaml. `--
 * --back` rolls back to the previous version. `-- --with-samples` publishes a preview that the gate would refuse.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentFolder } from '../contract/content-folder.ts';
import { root } from './lib/paths.ts';
import { reportError } from './lib/report-error.ts';
import { PublishError } from './publish/publish-error.ts';
import { goBack } from './publish/publish-site.ts';
import { putOnline } from './publish/put-online.ts';
import { readTarget } from './publish/target.ts';

const say = (sentence: string) => console.log(sentence);

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
  await putOnline(
    { root, content: contentFolder, file, say },
    { isPreview: values['with-samples'], isLoud: true },
  );
}

try {
  await main();
} catch (error) {
  reportError(error, PublishError);
}
