/** Which picture a file is, by its first bytes. Name and type come from people and are not looked at. */

/** The formats that are decoded, wherever a picture comes from. */
export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** Why a picture is not taken. */
export type PictureFault = 'unsupported' | 'heic' | 'damaged' | 'tooManyPixels';

/** As many bytes as `findFormat` looks at. */
export const headBytes = 16;

/** `head`: the first bytes, each as one character. */
export function findFormat(head: string): PictureFormat | 'heic' | undefined {
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp';
  // HEIC, the format of phones. Its codec, HEVC, is patented, so no decoder here has it.
  return /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(head) ? 'heic' : undefined;
}
