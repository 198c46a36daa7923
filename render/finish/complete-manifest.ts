import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  siteManifest,
  siteManifestFile,
  type ManifestDraft,
  type SiteManifest,
} from '../../contract/site-manifest.ts';

/** Throws if the server could not read the manifest. */
export function checkManifest(text: string): void {
  const { error } = siteManifest.safeParse(JSON.parse(text));
  if (error) throw new Error(`${siteManifestFile} has the wrong format:\n${z.prettifyError(error)}`);
}

/**
 * Adds the pages' security policies to the manifest, which a page of the site wrote without them. Returns that page's
 * warnings for the build log.
 */
export function completeManifest(
  site: string,
  contentSecurityPolicies: Record<string, string>,
): readonly string[] {
  const file = path.join(site, siteManifestFile);
  const { warnings, ...draft } = JSON.parse(readFileSync(file, 'utf8')) as ManifestDraft;
  const manifest: SiteManifest = { ...draft, contentSecurityPolicies };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return warnings;
}
