import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteManifest, siteManifestFile } from '../../../contract/site-manifest.ts';

/** Adds the security policies of the pages to the manifest, which a page of the site wrote without them. */
export function completeManifest(site: string, contentSecurityPolicies: Record<string, string>): void {
  const file = path.join(site, siteManifestFile);
  const read = siteManifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success)
    throw new Error(`${siteManifestFile} is not as expected:\n${z.prettifyError(read.error)}`);
  writeFileSync(file, `${JSON.stringify({ ...read.data, contentSecurityPolicies }, null, 2)}\n`);
}
