import { expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { root } from '../lib/paths.ts';
import { createLooks, writeTunnel } from './serve-looks.ts';
import { readSurroundings } from './surroundings.ts';

test('serves the page with a picture of every look, and nothing else', async () => {
  const now = readSurroundings(root, contentFolder);
  const looks = createLooks(now);
  onTestFinished(looks.close);
  const address = await looks.open();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await looks.open()).toBe(address);
  const page = await fetch(address);
  expect(page.headers.get('set-cookie')).toBeNull();
  const sources = [...(await page.text()).matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toEqual(now.directions.map(({ name }) => `${name}.jpg`));
  for (const source of sources) {
    const picture = await fetch(`${address}/${source}`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    await picture.arrayBuffer();
  }
  for (const other of ['/package.json', '/..%2fpackage.json', '/none.jpg'])
    expect((await fetch(address + other)).status).toBe(404);
});

test.each([
  ['192.0.2.1 50000 192.0.2.7 22', 'ssh -L 4000:127.0.0.1:4000 lee@192.0.2.7'],
  ['192.0.2.1 50000 192.0.2.7 2222', 'ssh -p 2222 -L 4000:127.0.0.1:4000 lee@192.0.2.7'],
  [undefined, undefined],
])('for the connection “%s”, suggests the command “%s”', (connection, line) => {
  expect(writeTunnel('4000', connection, 'lee')).toBe(line);
});
