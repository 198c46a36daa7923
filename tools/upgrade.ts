/**
 * `npm run upgrade -- --from WHERE`: the program of a new version, and the owner's content in its form. WHERE is a folder
 * or the address of a repository. docs/upgrading.md says the rest.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.ts';
import { reportError } from './lib/report-error.ts';
import { describeReport } from './upgrade/describe-report.ts';
import { checkOutVersions } from './upgrade/check-out-versions.ts';
import { UpgradeError } from './upgrade/upgrade-error.ts';
import { upgradeSite } from './upgrade/upgrade-site.ts';

function readOptions() {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      version: { type: 'string' },
      base: { type: 'string' },
      site: { type: 'string', default: root },
      keep: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { from, keep, site, version, base } = values;
  if (from === undefined)
    throw new UpgradeError(
      'Say where the new version is: npm run upgrade -- --from WHERE (a folder or a repository)',
    );
  if (keep !== undefined && keep !== 'mine' && keep !== 'theirs')
    throw new UpgradeError(`--keep must be "mine" or "theirs", but is "${keep}".`);
  return { from, keep, version, base, dry: values['dry-run'], site: path.resolve(site) } as const;
}

const work = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
try {
  const { site, from, version, base, keep, dry } = readOptions();
  const versions = checkOutVersions(site, work, { from, version, base });
  const report = upgradeSite(site, versions, { keep, dry });
  console.log(describeReport(versions.name, report, dry));
  process.exitCode = report.conflicts.length > 0 ? 1 : 0;
} catch (error) {
  reportError(error, UpgradeError);
} finally {
  rmSync(work, { recursive: true, force: true });
}
