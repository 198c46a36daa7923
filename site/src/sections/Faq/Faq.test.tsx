import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { Faq } from './Faq.tsx';

const samples = await testSection('Faq', (props) => (
  <Faq {...props}>
    <form aria-label={props.form.title} />
  </Faq>
));

test.each(samples)('$name: initially opens one answer, or none', ({ html, props }) => {
  const items = html.all('details');
  expect(items.map((item) => item.one('summary h3').text)).toEqual(props.items.map(({ title }) => title));
  expect(items.map((item) => item.has('open'))).toEqual(
    props.items.map((_, index) => index + 1 === props.open),
  );
});

test.each(samples)('$name: closes the open answer when another opens', ({ html }) => {
  const names = html.all('details').map((item) => item.attribute('name'));
  expect(names[0]).toBeTruthy();
  expect(new Set(names).size).toBe(1);
});

test.each(samples)('$name: shows the form next to the questions', ({ html, props }) => {
  expect(html.one('form').attribute('aria-label')).toBe(props.form.title);
});
