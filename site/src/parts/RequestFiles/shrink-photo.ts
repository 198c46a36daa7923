/** Makes a photograph smaller before it is sent: a phone's has ten times the bytes that anybody looks at. */
import { longestPhotoSide } from '../../../../contract/request-page.ts';
import { isAccepted, makeJpeg } from '../../lib/browser-jpeg.ts';

/** The file itself when this browser cannot read it, or when the server can and it is small already. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const jpeg = await makeJpeg(file, longestPhotoSide);
  return jpeg && (jpeg.size < file.size || !(await isAccepted(file))) ? jpeg : file;
}
