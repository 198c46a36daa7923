/** Finds the file or redirect for an address of the site. Pure: it only uses the lists of the build. */
import { toPageAddress } from '../../contract/page-address.ts';

export type SiteResponse =
  /** `file` is relative to the site folder. */
  { type: 'file'; file: string } | { type: 'redirect'; location: string } | { type: 'unknown' };

interface KnownAddresses {
  redirects: ReadonlyMap<string, string>;
  /** Clean address → file. */
  addresses: ReadonlyMap<string, string>;
  files: ReadonlySet<string>;
}

export function findResponse(
  pathname: string,
  { redirects, addresses, files }: KnownAddresses,
): SiteResponse {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  for (const candidate of [pathname, bare, `${bare}/`]) {
    const target = redirects.get(candidate);
    if (target !== undefined && target !== pathname) return { type: 'redirect', location: target };
  }
  const page = addresses.get(pathname);
  if (page !== undefined) return { type: 'file', file: page };
  const clean = toPageAddress(bare.slice(1));
  if (clean !== pathname && addresses.has(clean)) return { type: 'redirect', location: encodeURI(clean) };
  // People type "/Contact", and business cards print it.
  const lower = clean.toLowerCase();
  if (addresses.has(lower)) return { type: 'redirect', location: encodeURI(lower) };
  const file = pathname.slice(1);
  return !file.endsWith('.html') && files.has(file) ? { type: 'file', file } : { type: 'unknown' };
}
