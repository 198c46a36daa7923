import path from 'node:path';
import { expect, test } from 'vitest';
import { findCacheFolder } from '../contract/cache-folder.ts';
import { contentFolder } from '../contract/content-folder.ts';
import { explainFault } from './explain-fault.ts';

test('names the disk that is full (RENDER-WHOLE)', () => {
  const inCache = path.join(findCacheFolder(), 'program/a.js');
  const explain = (places: object) =>
    explainFault(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC', ...places }), '/site');
  const disk = (folder: string) => `The disk that holds ${folder} is full. Make room, and try again.`;
  expect(explain({})).toBe(disk('/site'));
  expect(explain({ path: inCache })).toBe(disk(findCacheFolder()));
  expect(explain({ path: inCache, dest: '/site.releases/1/a.js' })).toBe(disk('/site'));
  expect(explain({ path: path.join(contentFolder, '.format') })).toBe(disk(contentFolder));
  const full = Object.assign(new Error('EDQUOT: write'), { code: 'EDQUOT', path: inCache });
  const picture = new Error('house.jpg cannot be published: EDQUOT: write', { cause: full });
  expect(explainFault(picture, '/site')).toBe(disk(findCacheFolder()));
  expect(explainFault(new Error('company.yaml: at state'), '/site')).toBe('company.yaml: at state');
});
