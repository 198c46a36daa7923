/**
 * `npm run upgrade -- --from WHERE` in a site fetches the new version and runs its upgrade. `npm run upgrade -- --site
 * FOLDER` in the new version upgrades that site to this version. Old versions call new ones with these options, so they
 * must not change. See docs/upgrading.md.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.ts';
import { reportError } from './lib/report-error.ts';
import { run } from './lib/run.ts';
import { describeUpgrade } from './upgrade/describe-upgrade.ts';
import { fetchVersion } from './upgrade/fetch-version.ts';
import { UpgradeError } from './upgrade/upgrade-error.ts';
import { discard, finishUpgrade, getWorkFolder, prepareUpgrade } from './upgrade/upgrade-site.ts';

const bootstrap = (folder: string, ...args: string[]) =>
  run(process.execPath, [path.join(folder, 'tools/bootstrap.mjs'), ...args], {
    cwd: folder,
    // Unset, so that the staged site builds its own content/ into its own dist/.
    env: { CONTENT: '', SITE_DIR: '' },
  });

async function handOver(from: string, version: string | undefined, isDry: boolean): Promise<number> {
  const work = getWorkFolder(root);
  const clone = path.join(work, 'version');
  discard(work, clone);
  try {
    const folder = fetchVersion({ from, version }, clone);
    const words = ['tools/upgrade.ts', '--site', root, ...(isDry ? ['--dry-run'] : [])];
    return (await bootstrap(folder, ...words)).code;
  } finally {
    discard(work, clone);
  }
}

async function takeOver(site: string, isDry: boolean): Promise<void> {
  const plan = prepareUpgrade(site, root);
  try {
    console.log(describeUpgrade(plan));
    if (isDry) return console.log('Nothing was changed: this was a dry run.');
    const { code } = await bootstrap(plan.staged, '--run', 'site');
    if (code !== 0)
      throw new UpgradeError(
        'Nothing was changed: the new version cannot build this site. See the reason above.',
      );
    // The swap takes milliseconds, and a signal must not interrupt it halfway.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
    const backup = finishUpgrade(plan);
    console.log(
      `\nThe site has the new program and is built. The old site is in ${backup}: delete that folder once you no longer need it.\nNext: npm start.`,
    );
  } finally {
    discard(plan.work, plan.staged);
  }
}

async function upgrade(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      version: { type: 'string' },
      site: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { from, site, version, 'dry-run': isDry } = values;
  if (from !== undefined && site === undefined) {
    process.exitCode = await handOver(from, version, isDry);
  } else if (site !== undefined && from === undefined) {
    await takeOver(path.resolve(site), isDry);
  } else {
    throw new UpgradeError(
      'In the folder of your site: npm run upgrade -- --from WHERE, a repository or the folder of the new version. In the folder of the new version: npm run upgrade -- --site FOLDER.',
    );
  }
}

try {
  await upgrade();
} catch (error) {
  reportError(error, UpgradeError);
}
