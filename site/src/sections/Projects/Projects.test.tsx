import { expect, test } from 'vitest';
import { pick, testSection } from '../testing.tsx';
import { Projects } from './Projects.tsx';

const samples = await testSection('Projects', (props) => <Projects {...props} />);
test('labels a project of two kinds by the first matching filter', () => {
  const typical = pick(samples, 'typical');
  const card = typical.html.all('li[data-in]').find(({ text }) => text.includes('Ferguson Family YMCA'));
  expect(card?.all('p')[0]?.text).toBe('Architecture');
});
