/** Reads a code as a phone sees it: small, tilted, blurred and in a JPEG of little quality. */
import { spawnSync } from 'node:child_process';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { lacks } from './installed.ts';

/** What each reader finds; one of them is zbar, where it is installed. */
export async function readCode(picture: Buffer | string): Promise<string[]> {
  const photograph = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(300)
    .rotate(11, { background: '#d8d4cc' })
    .blur(0.8)
    .jpeg({ quality: 45 })
    .toBuffer();
  const { data, info } = await sharp(photograph).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // It keeps an option for all later calls.
  const options = { inversionAttempts: 'dontInvert' } as const;
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height, options)?.data ?? 'nothing';
  if (lacks('a code in zbar', ['zbarimg'])) return [found];
  const { stdout } = spawnSync('zbarimg', ['-q', '--raw', '-'], { input: photograph });
  return [found, stdout.toString().trim()];
}
