import { expect, test } from 'vitest';
import { findPagePath, splitContentFile } from './content-folders.ts';

test('a file knows the path of its page', () => {
  expect(findPagePath('content/posts/finish-levels.yaml')).toBe('/blog/finish-levels');
  expect(findPagePath('content/pages/about.yaml')).toBe('/about');
  expect(findPagePath('content/partners/ashbrace.yaml')).toBeUndefined();
  expect(findPagePath('content/company.yaml')).toBeUndefined();
});

test.each(['content/constructor/a.yaml', 'content/words/site.yaml', 'content/pages/-a.yaml', ''])(
  '"%s" is in no folder of the table',
  (file) => {
    expect(splitContentFile(file)).toBeUndefined();
  },
);
