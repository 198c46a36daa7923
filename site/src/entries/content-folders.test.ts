import { expect, test } from 'vitest';
import { findPagePath, splitContentFile } from './content-folders.ts';

test('maps a content file to the path of its page', () => {
  expect(findPagePath('posts/finish-levels.yaml')).toBe('/blog/finish-levels');
  expect(findPagePath('pages/about.yaml')).toBe('/about');
  expect(findPagePath('partners/ashbrace.yaml')).toBeUndefined();
  expect(findPagePath('company.yaml')).toBeUndefined();
});

test.each(['constructor/a.yaml', 'words/site.yaml', 'pages/-a.yaml', ''])(
  'finds no folder for "%s"',
  (file) => {
    expect(splitContentFile(file)).toBeUndefined();
  },
);
