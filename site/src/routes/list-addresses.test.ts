import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCompany } from '../../../contract/read-words.ts';
import { listAddresses, listLogoFiles } from './list-addresses.ts';

test('lists every file of src/pages', () => {
  const addresses = listAddresses();
  const pages = globSync('**/*.{astro,ts}', { cwd: 'site/src/pages' }).map((file) =>
    `/${file.replace(/\.(astro|ts)$/, '')}`.replace(/^\/index$/, '/'),
  );
  expect(pages.length).toBeGreaterThan(15);
  for (const page of pages) {
    const pattern = page.replaceAll('.', String.raw`\.`).replaceAll(/\[[^\]]+\]/g, '.+');
    // The showcase has a drawn mark.
    if (page.startsWith('/brand/')) continue;
    expect(addresses, page).toContainEqual(expect.stringMatching(new RegExp(`^${pattern}$`)));
  }
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('lists the file of a logo, and the square only if the logo fits into it', () => {
  const list = (width: number) =>
    listLogoFiles({ ...readCompany(), logo: { file: 'logo.png', width, height: 100 } as never });
  expect(list(100)).toEqual(['/brand/logo.png', '/brand/icon.png']);
  expect(list(900)).toEqual(['/brand/logo.png']);
});
