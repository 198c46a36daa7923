import { expect, test } from 'vitest';
import { drawSvg } from './draw-svg.ts';

const most = { width: 800, height: 160 };

test.each([
  ['3,000 units', 'viewBox="0 0 3000 3000" width="3000" height="3000"', [160, 160]],
  ['2,500 px around a small area', 'width="2500" height="2500" viewBox="0 0 192.756 192.756"', [160, 160]],
  ['inches', 'width="24in" height="8in" viewBox="0 0 240 80"', [480, 160]],
  ['millimeters', 'width="100mm" height="50mm" viewBox="0 0 10000 5000"', [320, 160]],
  ['centimeters, points and picas', 'width="20cm" height="12pc" viewBox="0 0 9 9"', [630, 160]],
  ['percentages', 'width="100%" height="100%" viewBox="0 0 300 100"', [480, 160]],
  ['one percentage', 'width="100%" height="50" viewBox="0 0 300 100"', [480, 160]],
  ['a viewBox only', 'viewBox="0 0 300 100"', [480, 160]],
  ['a tiny viewBox', 'viewBox="0 0 0.03 0.01"', [480, 160]],
  ['a huge viewBox', 'viewBox="-1e6 -1e6 3e6 1e6"', [480, 160]],
  ['width and height only', 'width="30" height="10"', [480, 160]],
  ['width only', 'width="600" viewBox="0 0 300 100"', [480, 160]],
  ['neither size nor viewBox', '', [480, 160]],
  ['a style', 'style="width:9999px;height:1px" viewBox="0 0 300 100"', [480, 160]],
  ['commas', 'viewBox="0,0,300,100"', [480, 160]],
  ['an extreme aspect ratio', 'viewBox="0 0 9000 10"', [800, 1]],
])('draws an SVG with %s at the requested size', async (_, size, expected) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="#a00" d="M-9e6-9e6h18e6v18e6h-18e6z"/><path d="M0 0h300v100H0z" fill="#a00"/></svg>`;
  const plain = svg.replace(/<path fill[^>]*>/, '');
  const picture = await drawSvg(size === '' ? plain : svg, most);
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual(expected);
  expect(data.length).toBeGreaterThan(0);
});

// LOGO-CLEANED
test.each([
  ['far from the corner', 'translate(400 250)'],
  ['near the corner', 'translate(60 40)'],
  ['left of and above the corner', 'translate(-150 -45)'],
  ['far to the left', 'translate(-4000 -900)'],
  ['between pixels', 'translate(60.4 40.7)'],
])('shows a whole drawing that is %s and names no size', async (_, move) => {
  for (const size of ['', 'width="100%" height="100%"']) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g transform="${move}"><path d="M0 0h300v90H0z" fill="#c00"/><path d="M270 0h30v90h-30z" fill="#00c"/></g></svg>\n<!-- end -->`;
    const { data, info } = await (await drawSvg(svg, most)).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: expect.closeTo(533, -1) as number, height: 160 });
    const colorAt = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    for (const y of [3, 156]) {
      expect(colorAt(3, y)).toEqual([204, 0, 0, 255]);
      expect(colorAt(info.width - 4, y)).toEqual([0, 0, 204, 255]);
    }
  }
});

test('fills its size with the drawing', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24in" height="8in"><path fill="#a00" d="M0 0h2304v768H0z"/></svg>';
  const { data } = await (await drawSvg(svg, most)).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(-4)]).toEqual([170, 0, 0, 255]);
});
