import type { Sharp } from 'sharp';
import { openPicture } from '../../../contract/pictures/open-picture.ts';
import { drawSvg } from './draw-svg.ts';
import { cleanSvg, readSvg } from './clean-svg.ts';

/** A photograph as `openPicture` opens it, or a drawing, which has no size of its own and is drawn to fit into `most`. */
export async function openAny(bytes: Buffer, most: { width: number; height: number }): Promise<Sharp> {
  const drawing = readSvg(bytes);
  return drawing === undefined ? openPicture(bytes) : drawSvg(await cleanSvg(drawing), most);
}
