/** Renders an SVG at the requested size, regardless of its intrinsic size. */
import { optimize, type CustomPlugin } from 'svgo';
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

/** `most`: the box that the drawing fits into, as large as its aspect ratio allows. */
export async function drawSvg(text: string, most: Box): Promise<Sharp> {
  let size: Box | undefined;
  const fit = (own: Box): Box => {
    const scale = Math.min(most.width / own.width, most.height / own.height);
    const [width, height] = [own.width * scale, own.height * scale].map((side) =>
      Math.max(1, Math.round(side)),
    );
    return { width: width ?? 1, height: height ?? 1 };
  };
  const resize = (measured?: Box): CustomPlugin => ({
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
          size = fit({ width, height });
          attributes['viewBox'] = view ? `${x} ${y} ${view.width} ${view.height}` : `0 0 ${width} ${height}`;
          attributes['width'] = String(size.width);
          attributes['height'] = String(size.height);
          if (attributes['style'])
            attributes['style'] = attributes['style'].replaceAll(/(^|;)\s*(?:width|height)\s*:[^;]*/gi, '$1');
        },
      },
    }),
  });
  const sized = (measured?: Box) => optimize(text, { plugins: [resize(measured)] }).data;
  let drawn = sized();
  // The SVG declares neither size nor viewBox: use the bounds that sharp measures.
  if (!size) {
    const { width, height } = await sharp(Buffer.from(text)).metadata();
    drawn = sized({ width, height });
  }
  return sharp(Buffer.from(drawn), { limitInputPixels: 268_000_000 });
}
