import { expect, test } from 'vitest';
import { leaveOutPromises } from './leave-out-promises.ts';

const unmade = new Set(['warranty', 'quoteTime']);

test.each([
  ['a sentence', 'We come. Repairs have {warranty} of warranty. Call us!', 'We come. Call us!'],
  ['other places', '{company} answers {replyTime}.', '{company} answers {replyTime}.'],
  [
    'a text that is nothing else, so that the build can name it',
    'A price in {quoteTime}',
    'A price in {quoteTime}',
  ],
])('leaves out or keeps %s', (_, text, left) => {
  expect(leaveOutPromises({ text }, unmade)).toEqual({ text: left });
});

test('removes a list item along with its only sentence, but keeps the section', () => {
  const page = {
    checklist: ['In writing', 'Warranty of {warranty}'],
    items: [
      { title: 'Warranty', text: 'It lasts {warranty}.' },
      { title: 'Price', text: 'It is free. You have it in {quoteTime}.' },
    ],
    sections: [{ kind: 'Prose', text: 'You have it in {quoteTime}.' }],
  };
  expect(leaveOutPromises(page, unmade)).toEqual({
    checklist: ['In writing'],
    items: [{ title: 'Price', text: 'It is free.' }],
    sections: page.sections,
  });
});

test('keeps content without promises unchanged', () => {
  const page = { title: 'About {company}', lists: [['a', '']] };
  expect(leaveOutPromises(page, unmade)).toEqual(page);
});
