/** The picture as a browser re-encodes it before upload: some browsers read formats that nothing else here decodes. */
import { findFormat, headBytes } from '../../../contract/pictures/picture-format.ts';

const quality = 0.85;

/** Whether it may be sent as it is. */
export async function isAccepted(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const format = findFormat(String.fromCharCode(...head));
  return format !== undefined && format !== 'heic';
}

/** The picture as a JPEG, upright, with no side longer than so many pixels; nothing when this browser cannot read it. */
export async function makeJpeg(file: Blob, longestSide: number): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    // Transparent areas would be black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } catch {
    return null;
  }
}
