/**
 * Makes the files for a static host: without the server's files, and with `_headers` and `_redirects` in the format of
 * Netlify and Cloudflare Pages. For a host that reads neither, `policies: pages` puts the policies into the pages.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toPageAddress } from '../../contract/page-address.ts';
import { templateFolder } from '../../contract/server-screens.ts';
import { forbidFraming, listCommonHeaders } from '../../contract/common-headers.ts';
import { siteManifest, siteManifestFile, type SiteManifest } from '../../contract/site-manifest.ts';
import { listFiles } from '../lib/list-files.ts';

export interface StaticOptions {
  /** Address of the site. */
  url: string;
  /** The place of each page's policy: `_headers` or the page itself. */
  policies: 'headers' | 'pages';
}

const notFoundFile = '404.html';

/** Returns each file of the export by its path, as a function that reads its content. `site` is the release's folder. */
export function makeStaticSite(
  site: string,
  { url, policies }: StaticOptions,
): Map<string, () => string | Buffer> {
  const manifest = siteManifest.parse(JSON.parse(readFileSync(path.join(site, siteManifestFile), 'utf8')));
  const files = new Map<string, () => string | Buffer>();
  for (const file of listFiles(site).filter(isForVisitors)) {
    const read = () => readFileSync(path.join(site, file));
    const policy = manifest.contentSecurityPolicies[file];
    // The 404 page has no fixed address that a line of _headers could match.
    const isInPage = policy && (policies === 'pages' || file === notFoundFile);
    files.set(file, isInPage ? () => addPolicy(read().toString(), policy) : read);
  }
  files.set('_redirects', () => writeRedirects(manifest));
  files.set('_headers', () => writeHeaders(manifest, { url, policies }));
  return files;
}

/** Whether a part of the path begins with a dot. Hosts need `.well-known`. */
export const isHidden = (file: string): boolean =>
  file.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

/** Skips compressed copies, which a static host makes itself, and the server's templates and manifest. */
const isForVisitors = (file: string): boolean =>
  !isHidden(file) &&
  !/\.(?:br|gz)$/.test(file) &&
  file !== siteManifestFile &&
  !file.startsWith(`${templateFolder}/`);

/** The policy must come before everything it applies to. */
function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}">`;
  const charset = /<meta charset=[^>]*>/i;
  if (!charset.test(html)) throw new Error('A page has no <meta charset> to put its policy after.');
  return html.replace(charset, (found) => `${found}${meta}`);
}

function writeRedirects({ redirects }: SiteManifest): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${encodeURI(from)} ${to} 301\n`)
    .join('');
}

function writeHeaders({ contentSecurityPolicies }: SiteManifest, { url, policies }: StaticOptions): string {
  const everywhere = {
    ...listCommonHeaders(url),
    'x-frame-options': 'DENY',
    ...(policies === 'pages' ? { 'content-security-policy': "frame-ancestors 'none'" } : {}),
  };
  const pages = Object.entries(policies === 'headers' ? contentSecurityPolicies : {})
    .filter(([file]) => isForVisitors(file) && file !== notFoundFile)
    .flatMap(([file, policy]) =>
      listAddresses(file).map(
        (address) => [address, { 'content-security-policy': forbidFraming(policy) }] as const,
      ),
    );
  const assets = { 'cache-control': 'public, max-age=31536000, immutable' };
  return [['/*', everywhere] as const, ['/_a/*', assets] as const, ...pages]
    .map(([address, headers]) =>
      [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** A host may also serve the page under its file name. */
function listAddresses(file: string): string[] {
  return [toPageAddress(file), `/${file}`];
}
