import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanSvg, readSvg } from './clean-svg.ts';

const photograph = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a00' } })
  .withExif({ IFD0: { Make: 'Phone', Software: 'Secret 1.0' }, IFD3: { GPSLatitudeRef: 'N' } })
  .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
  .jpeg()
  .toBuffer();

const wrap = (content: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"${more}>${content}</svg>`;
const path = '<path fill="#a00" d="M0 0h40v20H0z"/>';

test.each([
  ['a comment', `<!-- secret -->${path}`],
  ['a comment marked to be kept', `<!--! secret -->${path}`],
  [
    'metadata',
    `<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">secret</rdf:RDF></metadata>${path}`,
  ],
  [
    'RDF outside metadata',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">secret</rdf:RDF>${path}`,
  ],
  ['a script', `<script>secret()</script>${path}`],
  ['a handler', `<path onload="secret()" fill="#a00" d="M0 0h40v20H0z"/>`],
  [
    'embedded HTML',
    `<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">secret</p></foreignObject>${path}`,
  ],
  [
    "a path on the author's disk",
    `<image xlink:href="file:///C:/Users/secret/house.jpg" width="9" height="9"/>${path}`,
  ],
  ['names of layers', `<g data-name="secret">${path}</g>`],
  ['a comment in a style sheet', `<style>/* secret */ .a{fill:#a00}</style>${path}`],
  ['a comment in CDATA', `<style><![CDATA[/* secret */ .a{fill:#a00}]]></style>${path}`],
  ['a processing instruction', `<?xpacket secret?>${path}`],
])('drops %s and keeps the drawing', async (_, content) => {
  const cleaned = await cleanSvg(wrap(content));
  expect(cleaned).not.toMatch(/secret/i);
  expect(cleaned).toContain('M0 0h40v20H0z');
});

test('removes elements and attributes of every foreign namespace', async () => {
  const cleaned = await cleanSvg(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://ns.adobe.com/AdobeIllustrator/10.0/">]>${wrap(
      `<sodipodi:namedview inkscape:document-units="secret"/><i:pgf>secret</i:pgf><path inkscape:label="secret" n:by="secret" fill="#a00" d="M0 0h40v20H0z"/>`,
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:i="&ns;" xmlns:n="https://new-editor.example" sodipodi:docname="secret.svg"',
    )}`,
  );
  expect(cleaned).not.toMatch(/secret|inkscape|sodipodi|adobe|new-editor|ENTITY/);
  expect(cleaned).toContain('M0 0h40v20H0z');
});

test('strips location and camera from an embedded photograph and keeps the photograph', async () => {
  const address = (bytes: Buffer) =>
    `data:image/jpg;base64,${bytes.toString('base64').replaceAll(/.{60}/g, '$&&#xA;')}`;
  const cleaned = await cleanSvg(wrap(`<image xlink:href="${address(photograph)}" width="40" height="20"/>`));
  const [, encoded = ''] = /data:image\/jpeg;base64,([^"]+)/.exec(cleaned) ?? [];
  const { width, exif, xmp } = await sharp(Buffer.from(encoded, 'base64')).metadata();
  expect([width, exif, xmp]).toEqual([40, undefined, undefined]);
});

test('keeps the look of a plain drawing', async () => {
  const drawing = wrap(
    `<defs><linearGradient id="g"><stop stop-color="#fff"/></linearGradient></defs><g transform="scale(2)"><use xlink:href="#p"/><path id="p" fill="url(#g)" d="M0 0h4v2H0z"/></g>`,
  );
  const pixels = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer();
  expect(await pixels(await cleanSvg(drawing))).toEqual(await pixels(drawing));
});

test.each([
  ['UTF-8', Buffer.from(wrap(path))],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${wrap(path)}`)],
  ['UTF-16', Buffer.from(`\ufeff${wrap(path)}`, 'utf16le')],
  ['UTF-16 without a byte order mark', Buffer.from(wrap(path), 'utf16le')],
  ['big-endian UTF-16', Buffer.from(`\ufeff${wrap(path)}`, 'utf16le').swap16()],
  [
    'Latin 1',
    Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${wrap(`<title>Müller</title>${path}`)}`,
      'latin1',
    ),
  ],
])('reads a drawing in %s', async (_, bytes) => {
  expect(await cleanSvg(readSvg(bytes) ?? '')).toContain('M0 0h40v20H0z');
});

test('returns nothing for a file that is not an SVG', () => {
  for (const bytes of [photograph, Buffer.from(''), Buffer.from('<html></html>')])
    expect(readSvg(bytes)).toBeUndefined();
});
