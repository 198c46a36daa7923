import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteManifest, siteManifestFile, type SiteManifest } from '../../contract/site-manifest.ts';

/** What the site says about itself while it is built; it becomes part of the manifest and is not served. */
export const siteFactsFile = 'site-facts.json';

const siteFacts = siteManifest.omit({ contentSecurityPolicies: true });

/** Writes the manifest from the facts of the site and the policies of its pages. */
export function writeManifest(site: string, contentSecurityPolicies: Record<string, string>): SiteManifest {
  const facts = path.join(site, siteFactsFile);
  const manifest = path.join(site, siteManifestFile);
  // A second run over the same site finds the facts in the manifest of the first.
  const source = [facts, manifest].find((file) => existsSync(file));
  if (!source)
    throw new Error(
      `${siteFactsFile} is missing in ${site}: the site must emit company, redirects and words there.`,
    );
  const read = siteFacts.safeParse(JSON.parse(readFileSync(source, 'utf8')));
  if (!read.success)
    throw new Error(`${path.basename(source)} is not as expected:\n${z.prettifyError(read.error)}`);
  const written = siteManifest.parse({ ...read.data, contentSecurityPolicies });
  writeFileSync(manifest, `${JSON.stringify(written, null, 2)}\n`);
  rmSync(facts, { force: true });
  return written;
}
