import { expect, test } from 'vitest';
import { addDerivative, findJob, listJobs, addCopy, type Transform } from './picture-jobs.ts';
import type { PictureSource } from './find-picture.ts';

const house: PictureSource = {
  file: '/site/pictures/house.jpg',
  hash: 'AbCdEfGh-and-35-more',
  bytes: 1,
  width: 1600,
  height: 901,
  isDrawing: false,
  tone: '#123',
};

const usual = { width: 400, format: 'avif', quality: 36 } as const;

test('names a derivative by picture, content and transform', () => {
  expect(addDerivative(house, usual)).toBe('/_a/house.AbCdEfGh-400-36.avif');
  expect(addDerivative(house, { ...usual, height: 400, position: 'left' })).toBe(
    '/_a/house.AbCdEfGh-400x400left-36.avif',
  );
  expect(addDerivative({ ...house, hash: 'ZyXwVuTs-and-35-more' }, usual)).toBe(
    '/_a/house.ZyXwVuTs-400-36.avif',
  );
});

test('gives no two transforms of a picture the same name', () => {
  const others: Partial<Transform>[] = [
    { width: 760 },
    { height: 400 },
    { height: 400, position: 'left' },
    { height: 400, position: 'right' },
    { quality: 37 },
    { format: 'webp' },
  ];
  const addresses = [{}, ...others].map((other) => addDerivative(house, { ...usual, ...other }));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('lists each file once, with its original and a height of the same aspect ratio', () => {
  const address = addDerivative(house, { ...usual, width: 760 });
  addDerivative(house, { ...usual, width: 760 });
  const job = findJob(address);
  expect(job).toEqual({
    file: address.slice(1),
    source: house.file,
    hash: house.hash,
    transform: { width: 760, height: 428, format: 'avif', quality: 36, position: 'center' },
  });
  expect(listJobs().filter(({ file }) => file === job?.file)).toHaveLength(1);
});

test('publishes films and drawings in their own format', () => {
  const address = addCopy({ file: '/site/pictures/clips/roof.mp4', hash: 'AbCdEfGh-and-35-more', bytes: 1 });
  expect(address).toBe('/_a/roof.AbCdEfGh.mp4');
  expect(findJob(address)).not.toHaveProperty('transform');
});
