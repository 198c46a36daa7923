/** Shrinks a photo before upload: a phone's photo has ten times the bytes that anybody needs. */
import { longestPhotoSide } from '../../../../contract/request-page.ts';
import { isAccepted, makeJpeg } from '../../../../contract/pictures/browser-jpeg.ts';

/** Returns the original if this browser cannot decode it, or if the server accepts it and the JPEG is no smaller. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  // Decoding would load the whole film.
  if (file.type.startsWith('video/')) return file;
  const jpeg = await makeJpeg(file, longestPhotoSide);
  return jpeg && (jpeg.size < file.size || !(await isAccepted(file))) ? jpeg : file;
}
