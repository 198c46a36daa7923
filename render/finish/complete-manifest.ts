import { z } from 'zod';
import {
  siteManifest,
  siteManifestFile,
  type ManifestDraft,
  type SiteManifest,
} from '../../contract/site-manifest.ts';

/**
 * Adds the pages' security policies to the manifest, which a page of the site wrote without them. Also returns that
 * page's warnings. Throws if the server could not read the manifest.
 */
export function completeManifest(
  draft: string,
  contentSecurityPolicies: Record<string, string>,
): { text: string; warnings: readonly string[] } {
  const { warnings, ...facts } = JSON.parse(draft) as ManifestDraft;
  const manifest: SiteManifest = { ...facts, contentSecurityPolicies };
  const { error } = siteManifest.safeParse(manifest);
  if (error) throw new Error(`${siteManifestFile} has the wrong format:\n${z.prettifyError(error)}`);
  return { text: `${JSON.stringify(manifest, null, 2)}\n`, warnings };
}
