import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyLogo } from '../../../contract/company.ts';
import { describeShare, drawSharePicture } from './share-picture.ts';

const colors = { accent: '#0000ff', onAccent: '#000000', plaster: '#ffff00' };
const names = { '255,0,0': 'red', '0,255,0': 'green', '255,255,0': 'plane', '0,0,255': 'accent' };
const folder = mkdtempSync(path.join(tmpdir(), 'share-'));

/** Red above, green below. */
const draw = (width: number, height: number, redHeight = height / 2) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#f00" d="M0 0H${width}V${redHeight}H0z"/><path fill="#0f0" d="M0 ${redHeight}H${width}V${height}H0z"/></svg>`;
const render = (...size: Parameters<typeof draw>) => sharp(Buffer.from(draw(...size)));
const write = (name: string, bytes: Buffer | string) => writeFileSync(path.join(folder, name), bytes);

beforeAll(async () => {
  write('face.svg', draw(800, 1000));
  write('face.png', await render(800, 1000).png().toBuffer());
  const upright = await render(800, 1000).png().toBuffer();
  write('face.jpg', await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  write(
    'cut-out.png',
    await sharp(Buffer.from(draw(800, 1000).replace('#f00', 'none')))
      .png()
      .toBuffer(),
  );
  write('photograph.jpg', await render(1500, 1000, 100).jpeg().toBuffer());
  write('banner.svg', draw(1000, 200));
  write('logo.png', await render(1040, 220).png().toBuffer());
});
afterAll(() => rmSync(folder, { recursive: true }));

async function see(file: string, points: [number, number][], { focal = [50, 40], hasLogo = false } = {}) {
  const [x = 0, y = 0] = focal;
  const logo: CompanyLogo = hasLogo ? { file: 'logo.png', width: 1040, height: 220 } : { letters: 'PT' };
  const logoFile = hasLogo ? { file: path.join(folder, 'logo.png'), hash: 'any' } : undefined;
  const frame = describeShare([x, y], colors, logo, logoFile);
  const bytes = await drawSharePicture(readFileSync(path.join(folder, file)), frame);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  return points.map(([x, y]) => {
    const at = (y * info.width + x) * info.channels;
    const levels = [...data.subarray(at, at + 3)].map((level) => (level > 128 ? 255 : 0)).join();
    return names[levels as keyof typeof names];
  });
}

const corners: [number, number][] = [
  [366, 8],
  [834, 8],
  [366, 598],
  [834, 598],
];

test.each(['face.svg', 'face.png', 'face.jpg'])(
  'shows an upright portrait whole, on the plane above the bar: %s',
  async (file) => {
    expect(await see(file, corners)).toEqual(['red', 'red', 'green', 'green']);
    expect(
      await see(file, [
        [350, 8],
        [850, 598],
        [600, 620],
      ]),
    ).toEqual(['plane', 'plane', 'accent']);
  },
);

test('fills the share picture with a photograph, cropped around its focal point', async () => {
  const points: [number, number][] = [
    [8, 8],
    [1190, 8],
  ];
  expect(await see('photograph.jpg', points, { focal: [50, 0] })).toEqual(['red', 'red']);
  expect(await see('photograph.jpg', points, { focal: [50, 100] })).toEqual(['green', 'green']);
});
