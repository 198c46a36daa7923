import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { QuestionList } from './QuestionList.tsx';

const samples = await renderSamples('QuestionList', (props) => <QuestionList {...props} />);
testSection('QuestionList', samples);

test.each(samples)('$name: every question has its answer in its group', ({ html, props }) => {
  const groups = html.all('[role=group]');
  expect(groups.map((group) => group.attribute('aria-label'))).toEqual(
    props.groups.map(({ title }) => title),
  );
  groups.forEach((group, index) => {
    const items = props.groups[index]?.items ?? [];
    expect(group.all('article').map(({ text }) => text)).toEqual(
      items.map(({ title, text }) => title + text),
    );
  });
});

test.each(samples)('$name: without a script, the field searches the whole site', ({ html }) => {
  const form = html.one('form');
  expect([form.attribute('action'), form.attribute('method')]).toEqual(['/search', 'get']);
  expect(form.one('input').attribute('name')).toBe('q');
  expect(form.one('label').attribute('for')).toBe(form.one('input').attribute('id'));
});
