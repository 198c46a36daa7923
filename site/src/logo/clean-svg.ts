/** Makes an SVG safe to publish: removes scripts, editor data, and the metadata of embedded photographs. */
import type { CustomPlugin } from 'svgo';
import { encodePicture, openPicture } from '../../../contract/pictures/open-picture.ts';
import { findFormat, headBytes } from '../../../contract/pictures/picture-format.ts';

/** The text of an SVG in any encoding that editors write; `undefined` if the file is not an SVG. */
export function readSvg(bytes: Buffer): string | undefined {
  if (findFormat(bytes.toString('latin1', 0, headBytes))) return undefined;
  const head = bytes.subarray(0, 200);
  const isUtf16 = head.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) || head[1] === 0;
  const isSwapped = head.subarray(0, 2).equals(Buffer.from([0xfe, 0xff])) || head[0] === 0;
  const said = /^[^>]*\sencoding\s*=\s*["']([\w.-]+)/.exec(head.toString('latin1'))?.[1] ?? 'utf-8';
  const encoding = isSwapped ? 'utf-16be' : isUtf16 ? 'utf-16le' : said;
  try {
    const text = new TextDecoder(encoding).decode(bytes);
    return /<(?:\w+:)?svg[\s>]/i.test(text.slice(0, 20_000)) ? text : undefined;
  } catch {
    return undefined;
  }
}

const dropped = new Set(['foreignObject', 'metadata', 'script', 'iframe', 'audio', 'video']);
const svgNamespace = 'http://www.w3.org/2000/svg';
/**
 * References inside the drawing and embedded pictures. Any other target is a path on the author's disk or a remote
 * address.
 */
const ownTarget = /^\s*(?:#|data:image\/(?:png|jpe?g|webp);base64,)/i;

const keepDrawing: CustomPlugin = {
  name: 'keep-drawing',
  fn: () => {
    const prefixes = new Set(['xlink', 'xml']);
    return {
      instruction: {
        enter: (node, parent) => {
          parent.children = parent.children.filter((one) => one !== node);
        },
      },
      element: {
        enter: (node, parent) => {
          for (const [name, value] of Object.entries(node.attributes))
            if (name.startsWith('xmlns:') && value === svgNamespace) prefixes.add(name.slice(6));
          const [prefix, local = prefix] = node.name.includes(':') ? node.name.split(':') : ['', node.name];
          if ((prefix && !prefixes.has(prefix)) || dropped.has(local ?? '')) {
            parent.children = parent.children.filter((one) => one !== node);
            return;
          }
          if (local === 'style')
            for (const child of node.children)
              if (child.type === 'text' || child.type === 'cdata')
                child.value = child.value.replaceAll(/\/\*[^]*?\*\//g, '');
          for (const [name, value] of Object.entries(node.attributes)) {
            const owner = /^(\w[\w.-]*):/.exec(name)?.[1] ?? '';
            const isDeclared = owner === 'xmlns' && prefixes.has(name.slice(6));
            const isForeign =
              (owner !== '' && !isDeclared && !prefixes.has(owner)) || name.startsWith('data-');
            const isAway = /^(?:xlink:)?href$|^src$/.test(name) && !ownTarget.test(value);
            if (isForeign || isAway) delete node.attributes[name];
          }
        },
      },
    };
  },
};

/** Throws a readable error if the drawing or an embedded photograph cannot be decoded. */
export async function cleanSvg(text: string): Promise<string> {
  // Most renders clean no drawing, and svgo takes 50 MB.
  const { optimize } = await import('svgo');
  const { data } = optimize(text, {
    plugins: [
      'removeDoctype',
      { name: 'removeComments', params: { preservePatterns: false } },
      'removeScripts',
      keepDrawing,
    ],
  });
  return cleanPhotographs(data);
}

/** Embedded photographs carry their own location and camera data. */
async function cleanPhotographs(text: string): Promise<string> {
  const parts = text.split(/(data:image\/(?:png|jpe?g|webp);base64,[A-Za-z0-9+/=\s]+)/i);
  const cleaned = parts.map(async (part, index) => {
    if (index % 2 === 0) return part;
    const picture = await openPicture(Buffer.from(part.slice(part.indexOf(',') + 1), 'base64'));
    const { format, hasAlpha } = await picture.metadata();
    const isPhotograph = format === 'jpeg' || (format === 'webp' && !hasAlpha);
    const encoded = isPhotograph ? picture.jpeg({ quality: 90, mozjpeg: true }) : picture.png();
    const bytes = await encodePicture(encoded.toBuffer());
    return `data:image/${isPhotograph ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`;
  });
  return (await Promise.all(cleaned)).join('');
}
