import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteManifest, siteManifestFile, type ManifestDraft } from '../../contract/site-manifest.ts';

/**
 * Adds the pages' security policies to the manifest, which a page of the site wrote without them. Returns that page's
 * warnings for the build log.
 */
export function completeManifest(
  site: string,
  contentSecurityPolicies: Record<string, string>,
): readonly string[] {
  const file = path.join(site, siteManifestFile);
  const draft = JSON.parse(readFileSync(file, 'utf8')) as Partial<ManifestDraft>;
  const read = siteManifest.safeParse(draft);
  if (!read.success)
    throw new Error(`${siteManifestFile} has the wrong format:\n${z.prettifyError(read.error)}`);
  writeFileSync(file, `${JSON.stringify({ ...read.data, contentSecurityPolicies }, null, 2)}\n`);
  return draft.warnings ?? [];
}
