/** The thirty home pages have thirty layouts. (routes.e2e.ts lists their content.) */
import { routes } from '../tools/lib/built-site.ts';
import { classOf } from './support/class-name.ts';
import { expect, test } from './support/test.ts';

test('gives every home page a unique combination of header, hero and order of sections', async ({
  request,
}) => {
  const variants = routes.filter((route) => /^\/(index|onepage)-\d\d$/.test(route));
  expect(variants).toHaveLength(30);
  const directions = new Map<string, string>();
  for (const route of variants) {
    const html = await (await request.get(route)).text();
    const header = /<header[^>]* data-header="(\w+)"/.exec(html)?.[1];
    const topBar = html.includes(`class="${classOf('TopBar')}"`);
    const hero = /data-look="(\w+)"[^>]*data-hero|data-hero[^>]*data-look="(\w+)"/.exec(html);
    const order = [...html.matchAll(/ data-kind="(\w+)"/g)].map(([, kind]) => kind);
    const direction = [header, topBar, hero?.[1] ?? hero?.[2], ...order].join(' ');
    expect(directions.get(direction), `${route} is laid out like`).toBeUndefined();
    directions.set(direction, route);
  }
});
