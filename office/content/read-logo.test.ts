import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readLogo } from './read-logo.ts';

const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${content}</svg>`);

test('renders an SVG to pixels that fit the header on sharp screens', async () => {
  const logo = await readLogo(drawing('<path d="M0 0h300v100H0z" fill="#a00"/>'));
  expect(logo).toMatchObject({ width: 480, height: 160 });
  expect((await sharp(logo.bytes).metadata()).format).toBe('png');
});

const shape = '<path d="M0 0h300v100H0z" fill="#a00"/>';
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" viewBox="0 0 300 100"><switch>
<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef/></foreignObject>
<g i:extraneous="self">${shape}</g></switch></svg>`;
const photograph = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#a00' } })
  .jpeg({ quality: 100 })
  .toBuffer();

// LOGO-CLEANED
test.each([
  ["an editor's own data and definitions", Buffer.from(illustrator)],
  [
    'a photograph under the usual wrong name',
    drawing(
      `<image width="300" height="100" href="data:image/jpg;base64,${photograph.toString('base64')}"/>`,
    ),
  ],
  ["a link to the company's site", drawing(`<a href="https://www.example.com">${shape}</a>`)],
  [
    'spaces in the address of a gradient',
    drawing(
      `<defs><linearGradient id="g"><stop stop-color="#a00"/></linearGradient></defs><path style="fill:url( #g )" d="M0 0h300v100H0z"/>`,
    ),
  ],
  ['a script', drawing(`<script>alert(1)</script><g onclick="alert(1)">${shape}</g>`)],
])('accepts a logo with %s, and publishes its pixels only', async (_, bytes) => {
  const logo = await readLogo(bytes);
  expect(logo).toMatchObject({ width: 480, height: 160 });
  const { channels } = await sharp(logo.bytes).stats();
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 10))).toEqual([17, 0, 0]);
});

const sheet = (background: string) =>
  sharp({ create: { width: 720, height: 160, channels: 4, background } })
    .png()
    .toBuffer();

test.each([
  ['a transparent PNG', await sheet('#0000'), 'Nothing can be seen'],
  ['a white PNG', await sheet('#fff'), 'Nothing can be seen'],
  ['a drawing of nothing', drawing('<g/>'), 'Nothing can be seen'],
  ['a drawing outside its page', drawing('<path d="M900 900h9v9h-9z"/>'), 'Nothing can be seen'],
  [
    'a drawing without a size, of nothing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'Export|export',
  ],
  [
    'a picture from a disk',
    drawing(`<image href="file:///C:/a.png" width="9" height="9"/>${shape}`),
    'other addresses',
  ],
  [
    'a style sheet from elsewhere',
    drawing(`<style>@import "https://a.example/b.css";</style>${shape}`),
    'other addresses',
  ],
  [
    'a fill from elsewhere',
    drawing('<path style="fill:url( https://a.example/#g )" d="M0 0h9v9z"/>'),
    'other addresses',
  ],
  ['text', drawing(`${shape}<text y="20">Oak</text>`), 'convert text to paths'],
])('refuses %s with the reason', async (_, bytes, sentence) => {
  await expect(readLogo(bytes)).rejects.toThrow(new RegExp(sentence));
});

test("checks a file's content, not its name", async () => {
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a00' } })
      .jpeg()
      .toBuffer();
  expect(await readLogo(await draw(400, 200))).toMatchObject({ width: 320, height: 160 });
  for (const [content, sentence] of [
    [await draw(60, 40), '60 × 40 pixels and would be blurred'],
    ['GIF89a', 'is a GIF'],
    ['%PDF-1.7', 'is a PDF'],
    ['Dear sirs', 'neither a PNG, an SVG nor a JPEG'],
  ] as const)
    await expect(readLogo(Buffer.from(content as string))).rejects.toThrow(sentence);
  await expect(readLogo(Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1'))).rejects.toThrow('cannot be read');
});
