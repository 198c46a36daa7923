/**
 * Builds the pages for a static host: without the server's files, and with `_headers` and `_redirects` in the format of
 * Netlify and Cloudflare Pages. For a host that reads neither, `policies: pages` puts the policies into the pages.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

export function writeStaticSite(dist: string, into: string, { url, policies }: StaticOptions): void {
  const manifest = siteManifest.parse(JSON.parse(readFileSync(path.join(dist, siteManifestFile), 'utf8')));
  for (const file of listFiles(dist).filter(isForVisitors)) {
    const target = path.join(into, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const policy = manifest.contentSecurityPolicies[file];
    // The 404 page has no fixed address that a line of _headers could match.
    if (policy && (policies === 'pages' || file === notFoundFile))
      writeFileSync(target, addPolicy(readFileSync(path.join(dist, file), 'utf8'), policy));
    else copyFileSync(path.join(dist, file), target);
  }
  writeFileSync(path.join(into, '_redirects'), writeRedirects(manifest));
  writeFileSync(path.join(into, '_headers'), writeHeaders(manifest, { url, policies }));
}

/** Skips compressed copies, which a static host makes itself, and the server's templates and manifest. */
function isForVisitors(file: string): boolean {
  const isHidden = file.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
  return (
    !isHidden &&
    !/\.(?:br|gz)$/.test(file) &&
    file !== siteManifestFile &&
    !file.startsWith(`${templateFolder}/`)
  );
}

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
