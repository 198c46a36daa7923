/** The functions that the render process and the office call. Astro bundles them with the pages. */
import { createApp } from 'astro/app/entrypoint';
import { replaceFiles } from '../../contract/read-yaml.ts';
import { readModels } from '../../office/content/models.ts';
import type { Program } from '../../render/program-files.ts';
import { describeInputs } from './routes/describe-inputs.ts';
import { listAddresses } from './routes/list-addresses.ts';
import { listSampleAddresses } from './samples/read-samples.ts';

const app = createApp({ streaming: false });

/** The host is never seen: pages take the site's address from company.yaml. */
const host = 'http://site.invalid';

const renderAddress: Program['renderAddress'] = async (address) => {
  const locals: App.Locals = {};
  const response = await app.render(new Request(host + address), { locals });
  // Astro gives the page for unknown addresses its status.
  if (response.ok || address === '/404') return new Uint8Array(await response.arrayBuffer());
  const { fault } = locals;
  const reason = fault instanceof Error ? fault.message : `it has the status ${response.status}`;
  throw new Error(`${address} cannot be rendered: ${reason}`, { cause: fault });
};

const renderPreview: Program['renderPreview'] = async (address, values, mark) => {
  replaceFiles(values, mark);
  try {
    return await renderAddress(address);
  } finally {
    replaceFiles(new Map());
  }
};

/** The office does not load what only a render needs. */
const renderSite: Program['renderSite'] = async (draft, options) => {
  const { renderSite: render } = await import('../../render/render-site.ts');
  return render({ listAddresses, listSampleAddresses, describeInputs, renderAddress }, draft, options);
};

export { readModels, renderAddress, renderPreview, renderSite };
