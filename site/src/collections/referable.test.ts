import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLoad } from './referable.ts';
import { service } from './services.ts';

const load = createLoad({
  readEntry: ({ folder }, name) =>
    folder === 'services' && name === 'drywall'
      ? { title: 'Drywall', summary: 'Hung.', picture: { $ref: 'picture', name: 'wall' }, order: 1 }
      : undefined,
  loadPicture: () => Promise.reject(new Error('a picture of a file is loaded with its section')),
  loadClip: async ({ name }) => ({ src: `/${name}.mp4` }),
});

test('reduces a file to the part that sections receive', async () => {
  await expect(load(service().parse('drywall'))).resolves.toEqual({
    title: 'Drywall',
    summary: 'Hung.',
    path: '/drywall',
    picture: { $ref: 'picture', name: 'wall' },
  });
  await expect(load({ $ref: 'clip', name: 'walk' })).resolves.toEqual({ src: '/walk.mp4' });
});

test('names a missing file with its folder', async () => {
  await expect(load(service().parse('dry'))).rejects.toThrow('there is no content/services/dry.yaml');
});

test('loads every collection that content can name', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
  const folders = files.flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    return [...text.matchAll(/referTo\(\s*'([a-z-]+)'/g)].map(([, folder = '']) => folder);
  });
  expect(folders.length).toBeGreaterThan(5);
  for (const folder of folders) {
    await expect(load({ $ref: folder, name: 'none' })).rejects.toThrow(
      `there is no content/${folder}/none.yaml`,
    );
  }
  await expect(load({ $ref: 'homes', name: 'none' })).rejects.toThrow(
    'collections/referable.ts does not list the folder "homes"',
  );
});
