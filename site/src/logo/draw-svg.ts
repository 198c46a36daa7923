/** Renders an SVG at the requested size, regardless of its intrinsic size. */
import type { CustomPlugin } from 'svgo';
import sharp, { type Sharp } from 'sharp';

/** CSS pixels per unit. */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

/** `undefined` for a percentage, which has no base here. */
function toPixels(length = ''): number | undefined {
  const [, number = '', unit = ''] = /^\s*([+-]?[\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length) ?? [];
  const pixels = Number(number) * (units[unit.toLowerCase()] ?? NaN);
  return number !== '' && pixels > 0 && Number.isFinite(pixels) ? pixels : undefined;
}

interface Box {
  width: number;
  height: number;
}

interface Frame extends Box {
  x: number;
  y: number;
}

/** Farther to the left and above than any drawing begins. The renderer limits the size of a picture to 32,767. */
const origin = -16_000;
/** Measures in whole pixels, so the frame has a margin for fractions. */
const margin = 1;
/** The margin is trimmed to whole pixels of a picture this many times larger. */
const detail = 4;

const addPoint: CustomPlugin = {
  name: 'add-point',
  fn: () => ({
    element: {
      enter: ({ name, children }, parent) => {
        if (parent.type !== 'root') return;
        const attributes = { d: `M${origin} ${origin}h1v1h-1z` };
        children.push({ type: 'element', name: name.replace(/svg$/, 'path'), attributes, children: [] });
      },
    },
  }),
};

/** The frame of a drawing without size and viewBox. Its bounds have no position until a point outside is part of them. */
async function findFrame(text: string): Promise<Frame> {
  const { optimize } = await import('svgo');
  const measure = (svg: string) => sharp(Buffer.from(svg), { limitInputPixels: false }).metadata();
  const own = await measure(text);
  const all = await measure(optimize(text, { plugins: [addPoint] }).data);
  return {
    x: all.width - own.width + origin - margin,
    y: all.height - own.height + origin - margin,
    width: own.width + 2 * margin,
    height: own.height + 2 * margin,
  };
}

/** `most`: the box that the drawing fits into, as large as its aspect ratio allows. */
export async function drawSvg(text: string, most: Box): Promise<Sharp> {
  // Most renders draw nothing, and svgo takes 50 MB.
  const { optimize } = await import('svgo');
  let size: Box | undefined;
  const fit = (own: Box, times = 1): Box => {
    const scale = times * Math.min(most.width / own.width, most.height / own.height);
    const [width, height] = [own.width * scale, own.height * scale].map((side) =>
      Math.max(1, Math.round(side)),
    );
    return { width: width ?? 1, height: height ?? 1 };
  };
  const resize = (measured?: Frame): CustomPlugin => ({
    name: 'resize',
    fn: () => ({
      element: {
        enter: ({ name, attributes }, parent) => {
          if (parent.type !== 'root' || !/^(?:\w+:)?svg$/.test(name)) return;
          const [x = 0, y = 0, inWidth = 0, inHeight = 0] = (attributes['viewBox'] ?? '')
            .trim()
            .split(/[\s,]+/)
            .map(Number);
          const view = inWidth > 0 && inHeight > 0 ? { width: inWidth, height: inHeight } : undefined;
          const ratio = view && view.width / view.height;
          const said = { width: toPixels(attributes['width']), height: toPixels(attributes['height']) };
          const width =
            said.width ?? (ratio && said.height ? said.height * ratio : view?.width) ?? measured?.width;
          const height =
            said.height ?? (ratio && said.width ? said.width / ratio : view?.height) ?? measured?.height;
          if (!width || !height) return;
          size = fit({ width, height }, measured ? detail : 1);
          const from = view ? { x, y, ...view } : (measured ?? { x: 0, y: 0, width, height });
          attributes['viewBox'] = `${from.x} ${from.y} ${from.width} ${from.height}`;
          attributes['width'] = String(size.width);
          attributes['height'] = String(size.height);
          if (attributes['style'])
            attributes['style'] = attributes['style'].replaceAll(/(^|;)\s*(?:width|height)\s*:[^;]*/gi, '$1');
        },
      },
    }),
  });
  const sized = (measured?: Frame) => optimize(text, { plugins: [resize(measured)] }).data;
  const open = (drawn: string) => sharp(Buffer.from(drawn), { limitInputPixels: 268_000_000 });
  const drawn = sized();
  if (size) return open(drawn);
  // The SVG declares neither size nor viewBox.
  const framed = sized(await findFrame(text));
  const whole = await open(framed).png().toBuffer();
  const trimmed = await sharp(whole).trim().png().toBuffer();
  return sharp(
    await sharp(trimmed)
      .resize({ ...most, fit: 'inside' })
      .png()
      .toBuffer(),
  );
}
