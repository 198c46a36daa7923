import type { Sharp } from 'sharp';
import { openPicture } from '../../../contract/pictures/open-picture.ts';
import { drawSvg } from './draw-svg.ts';
import { cleanSvg, readSvg } from './clean-svg.ts';

/** Opens a photograph with `openPicture`. A drawing has no intrinsic size, so it is scaled to fit `most`. */
export async function openAny(bytes: Buffer, most: { width: number; height: number }): Promise<Sharp> {
  const drawing = readSvg(bytes);
  return drawing === undefined ? openPicture(bytes) : drawSvg(await cleanSvg(drawing), most);
}
