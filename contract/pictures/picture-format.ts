/** Detects a picture's format by its first bytes. Name and type come from people and are ignored. */

/** The supported formats. */
export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** The reasons to reject a picture. */
export type PictureFault = 'unsupported' | 'heic' | 'damaged' | 'tooManyPixels';

/** The number of bytes that `findFormat` needs. */
export const headBytes = 16;

/** `head`: the first bytes as Latin-1. */
export function findFormat(head: string): PictureFormat | 'heic' | undefined {
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp';
  // HEIC is the format of phones. Its codec, HEVC, is patented, so no decoder here supports it.
  return /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(head) ? 'heic' : undefined;
}
