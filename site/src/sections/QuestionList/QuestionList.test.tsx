import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { QuestionList } from './QuestionList.tsx';

const samples = await testSection('QuestionList', (props) => <QuestionList {...props} />);

test.each(samples)('$name: searches the whole site from the field without a script', ({ html }) => {
  const form = html.one('form');
  expect([form.attribute('action'), form.attribute('method')]).toEqual(['/search', 'get']);
  expect(form.one('input').attribute('name')).toBe('q');
  expect(form.one('label').attribute('for')).toBe(form.one('input').attribute('id'));
});
