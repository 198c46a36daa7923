/** Re-encodes a picture before upload, because some browsers read formats that the server cannot decode. */
import { findFormat, headBytes } from './picture-format.ts';

const quality = 0.85;

/** Whether the server accepts the file without re-encoding. */
export async function isAccepted(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const format = findFormat(String.fromCharCode(...head));
  return format !== undefined && format !== 'heic';
}

/**
 * The picture as an upright JPEG, no side longer than `longestSide` pixels; `null` if this browser cannot decode it.
 */
export async function makeJpeg(file: Blob, longestSide: number): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    // A JPEG would turn transparent areas black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } catch {
    return null;
  }
}
