import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteManifest, siteManifestFile } from '../../contract/site-manifest.ts';
import { ExportError } from './export-error.ts';

/**
 * Refuses pages whose lead server would reject their forms. `leadServer` is the value of LEAD_SERVER; without one, the
 * host passes requests on to the server. `url` is the address of the pages.
 */
export async function checkLeadServer(
  site: string,
  leadServer: string | undefined,
  url: string,
): Promise<void> {
  if (!leadServer) return;
  const origin = URL.parse(leadServer)?.origin ?? leadServer;
  const manifest = siteManifest.parse(JSON.parse(readFileSync(path.join(site, siteManifestFile), 'utf8')));
  const policies = Object.values(manifest.contentSecurityPolicies);
  if (!policies.some((policy) => policy.split(/[ ;]/).includes(origin)))
    throw new ExportError(
      `The release that is online does not send its forms to ${origin}: run LEAD_SERVER=${origin} npm run build first.`,
    );
  const response = await fetch(`${origin}/issue-token`, {
    headers: { origin: url },
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  if (!response?.ok)
    throw new ExportError(
      `The lead server does not answer at ${origin}/issue-token, so the forms of these pages would not work.`,
    );
  if (response.headers.get('access-control-allow-origin') !== url)
    throw new ExportError(
      `${origin} accepts no forms from ${url}: set ALLOWED_ORIGINS=${url} on that server and restart it.`,
    );
}
