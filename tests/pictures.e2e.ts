/** Checks which pictures the built pages show, and how often. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findElements, parsePage } from '../render/finish/built-page.ts';
import { readPage, routes, site } from '../tools/lib/built-site.ts';
import { devices } from './support/budgets.ts';

/** Home pages are variants of one another: they share pictures, and one shows its best picture twice. */
const isHome = (route: string) => /^\/($|index-|onepage-|onepage$)/.test(route);

/** The name in the catalogue; files are named /_a/name.hash.webp. Two products in the shop look alike. */
function listPictures(route: string, selector = 'main img'): string[] {
  return findElements(parsePage(route, readPage(route)), selector).flatMap(
    ({ attribs }) => /\/_a\/(?!product-)([a-z0-9-]+)\.[^/]+$/.exec(attribs['src'] ?? '')?.[1] ?? [],
  );
}

const listRepeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

test('shows no picture twice on an inner page', () => {
  const inner = routes.filter((route) => !isHome(route));
  const pages = inner.map((route) => ({ route, twice: listRepeated(listPictures(route)) }));
  expect(pages.filter(({ twice }) => twice.length > 0)).toEqual([]);
  expect(inner.flatMap((route) => listPictures(route)).length).toBeGreaterThan(200);
});

test('opens every service with its own picture', () => {
  const services = routes.filter((route) => readPage(route).includes('data-kind="ServiceDetail"'));
  const heads = services.map((route) => listPictures(route, '[data-kind="ServiceDetail"] img')[0]);
  expect(listRepeated(heads.map(String))).toEqual([]);
  expect(heads.length).toBeGreaterThanOrEqual(10);
});

test('gives every project six to ten pictures and a plan', () => {
  const projects = routes.filter((route) => readPage(route).includes('data-kind="ProjectDetail"'));
  const found = projects.map((route) => {
    const others = listPictures(route, '[data-kind="Projects"] img');
    const plans = findElements(parsePage(route, readPage(route)), 'figure svg[role="img"]');
    return { route, pictures: listPictures(route).length - others.length, plans: plans.length };
  });
  const isFull = (pictures: number) => pictures >= 6 && pictures <= 10;
  expect(found.filter(({ pictures, plans }) => !isFull(pictures) || plans !== 1)).toEqual([]);
  expect(found.length).toBeGreaterThanOrEqual(9);
});

// HERO-SHARPER
test('keeps every sharper file of a hero within its budget', () => {
  const files = routes.filter(isHome).flatMap((route) =>
    findElements(parsePage(route, readPage(route)), '[data-sharper]').flatMap(({ attribs }) =>
      [...(attribs['data-sharper'] ?? '').matchAll(/(\S+) (\d+)w/g)].map(([, file = '', width]) => ({
        file,
        limit: width === '1080' ? devices.phone.limits.sharper : devices.desktop.limits.sharper,
      })),
    ),
  );
  const sizes = files.map(({ file, limit }) => ({ file, limit, size: statSync(path.join(site, file)).size }));
  expect(sizes.filter(({ size, limit }) => size > limit)).toEqual([]);
  expect(new Set(files.map(({ file }) => file)).size).toBeGreaterThan(50);
});
