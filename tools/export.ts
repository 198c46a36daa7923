/**
 * `npm run export -- FOLDER` writes the release that is online into a folder for a static host. The launch gate must
 * pass; `--with-samples` exports a preview anyway. `--policies pages` is for hosts that do not read `_headers`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentFolder } from '../contract/content-folder.ts';
import { readCompany } from '../contract/read-words.ts';
import { checkLeadServer } from './export/check-lead-server.ts';
import { ExportError } from './export/export-error.ts';
import { exportSite } from './export/export-site.ts';
import { thisMachine } from './launch/check-settings.ts';
import { listOpenPoints } from './launch/list-open-points.ts';
import { doesBlock } from './launch/open-point.ts';
import { bin, dist } from './lib/paths.ts';
import { reportError } from './lib/report-error.ts';
import { run } from './lib/run.ts';

const policiesOptions = ['headers', 'pages'] as const;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'with-samples': { type: 'boolean', default: false },
      policies: { type: 'string', default: 'headers' },
    },
  });
  const [folder, ...more] = positionals;
  const policies = policiesOptions.find((one) => one === values.policies);
  if (folder === undefined || more.length > 0)
    throw new ExportError('Name one folder: npm run export -- ../pages');
  if (!policies) throw new ExportError('--policies must be headers or pages.');
  return { folder: path.resolve(folder), policies, isPreview: values['with-samples'] };
}

async function checkGate(isPreview: boolean): Promise<void> {
  const blocking = (await listOpenPoints(contentFolder, thisMachine)).filter(doesBlock).length;
  if (blocking === 0) return;
  const points = blocking === 1 ? '1 point blocks' : `${blocking} points block`;
  if (!isPreview)
    throw new ExportError(
      `Nothing was exported: ${points} the launch. "npm run launch" lists them. To export a preview anyway, add --with-samples.`,
    );
  console.log(`ATTENTION: ${points} the launch. Visitors of this preview will take its samples for real.`);
}

try {
  const { folder, policies, isPreview } = readArguments();
  const site = path.resolve(process.env['SITE_DIR'] || dist);
  const url = process.env['PUBLIC_URL'] || readCompany().url;
  await checkGate(isPreview);
  await checkLeadServer(site, process.env['LEAD_SERVER'], url);
  // `npm start` leaves pictures for later.
  const { code } = await run(bin('node'), ['render/pictures/encode-rest.ts']);
  if (code !== 0) throw new ExportError('Nothing was exported: see the reason above.');
  const files = exportSite(site, folder, { url, policies });
  console.log(`${folder} has the site: ${files} files.`);
} catch (error) {
  reportError(error, ExportError);
}
