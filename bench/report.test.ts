import { expect, test } from 'vitest';
import { replaceChapter } from './report.ts';

const text = '# Measured\n\nWords.\n\n## Pages\n\nold pages\n\n## Leads\n\nold leads\n';

test('a chapter is replaced and its neighbors stay', () => {
  expect(replaceChapter(text, 'Pages', 'new pages\n')).toBe(text.replace('old pages', 'new pages'));
  expect(replaceChapter(text, 'Leads', 'new leads')).toBe(text.replace('old leads', 'new leads'));
});

test('a chapter that was not there comes last', () => {
  expect(replaceChapter('# Measured\n', 'Leads', 'words')).toBe('# Measured\n\n## Leads\n\nwords\n');
});
