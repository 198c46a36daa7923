/**
 * Detects films, and pictures that no decoder here reads, by their first bytes. The server stores them unchanged and
 * only offers them for download, so this guards against useless files, not against hostile ones.
 */

/** The content types by the extension of the stored file. */
export const originalTypes = {
  heic: 'image/heic',
  avif: 'image/avif',
  tif: 'image/tiff',
  dng: 'image/x-adobe-dng',
  bmp: 'image/bmp',
  gif: 'image/gif',
  jxl: 'image/jxl',
  jp2: 'image/jp2',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  '3gp': 'video/3gpp',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
} as const;
export type OriginalExtension = keyof typeof originalTypes;

/** The number of bytes that `findOriginal` needs. */
export const originalHeadBytes = 4_096;

/** The first directory of a DNG has the tag DNGVersion, in either byte order. */
const dngVersion = /\x12\xc6\x01\0\x04\0\0\0|\xc6\x12\0\x01\0\0\0\x04/;

const signatures: readonly (readonly [RegExp, OriginalExtension])[] = [
  [/^(?:II[*+]\0|MM\0[*+])/, 'tif'],
  [/^BM[^]{4}\0{4}/, 'bmp'],
  [/^GIF8[79]a/, 'gif'],
  [/^(?:\xff\x0a|\0\0\0\x0cJXL )/, 'jxl'],
  [/^(?:\0\0\0\x0cjP {2}|\xff\x4f\xff\x51)/, 'jp2'],
  [/^\x1a\x45\xdf\xa3/, 'webm'],
  [/^RIFF[^]{4}AVI /, 'avi'],
  // QuickTime films of old cameras have no list of brands.
  [/^[^]{4}(?:moov|mdat|wide|free|skip|pnot)/, 'mov'],
];

/** The brands of ISO base media files. Other brands, such as isom, avc1 and those of cameras, are films. */
const brands: readonly (readonly [RegExp, OriginalExtension])[] = [
  [/^(?:hei[cxms]|hev[cxms])/, 'heic'],
  [/^avi[fs]/, 'avif'],
  [/^qt {2}/, 'mov'],
  [/^3g/, '3gp'],
];

/** `head`: the first bytes as Latin-1. */
export function findOriginal(head: string): OriginalExtension | undefined {
  const type = /^([^]{4})ftyp([^]{4})/.exec(head);
  if (type) return findBrand(type[2] ?? '', listBrands(head));
  const extension = signatures.find(([signature]) => signature.test(head))?.[1];
  return extension === 'tif' && dngVersion.test(head) ? 'dng' : extension;
}

/** The general brands mif1 and msf1 leave the codec to the list of compatible brands. */
function findBrand(major: string, compatible: readonly string[]): OriginalExtension {
  const find = (brand: string) => brands.find(([pattern]) => pattern.test(brand))?.[1];
  if (!/^(?:mif|msf|mia)/.test(major)) return find(major) ?? 'mp4';
  return compatible.map(find).find((extension) => extension !== undefined) ?? 'heic';
}

function listBrands(head: string): string[] {
  const boxBytes = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE();
  return head.slice(16, Math.min(boxBytes, head.length)).match(/[^]{4}/g) ?? [];
}
