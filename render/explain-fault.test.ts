import path from 'node:path';
import { expect, test } from 'vitest';
import { findCacheFolder } from '../contract/cache-folder.ts';
import { contentFolder } from '../contract/content-folder.ts';
import { explainFault } from './explain-fault.ts';

const fail = (facts: object) => Object.assign(new Error('a message of Node'), facts);

test('names the disk that is full (RENDER-WHOLE)', () => {
  const inCache = path.join(findCacheFolder(), 'program/a.js');
  const explain = (places: object) => explainFault(fail({ code: 'ENOSPC', ...places }), '/site');
  const disk = (folder: string) => `The disk that holds ${folder} is full. Make room, and try again.`;
  expect(explain({})).toBe(disk('/site'));
  expect(explain({ path: inCache })).toBe(disk(findCacheFolder()));
  expect(explain({ path: inCache, dest: '/site.releases/1/a.js' })).toBe(disk('/site'));
  expect(explain({ path: path.join(contentFolder, '.format') })).toBe(disk(contentFolder));
  const full = fail({ code: 'EDQUOT', path: inCache });
  const picture = new Error('house.jpg cannot be published: EDQUOT: write', { cause: full });
  expect(explainFault(picture, '/site')).toBe(disk(findCacheFolder()));
  expect(explainFault(new Error('company.yaml: at state'), '/site')).toBe('company.yaml: at state');
});

test('says that a disk can only be read, or has no links', () => {
  const explain = (facts: object) => explainFault(fail({ ...facts, path: '/site.releases' }), '/site');
  const readOnly = expect.stringMatching(/^The disk that holds \/site can only be read\./) as string;
  expect(explain({ code: 'EROFS', syscall: 'open' })).toEqual(readOnly);
  expect(explain({ code: 'ENOENT', syscall: 'mkdir' })).toEqual(readOnly);
  for (const code of ['EPERM', 'ENOSYS', 'EIO'])
    expect(explain({ code, syscall: 'symlink' })).toContain('has no symbolic links');
  expect(explain({ code: 'EACCES', syscall: 'symlink' })).toBe('a message of Node');
  expect(explain({ code: 'ENOENT', syscall: 'open' })).toBe('a message of Node');
});
