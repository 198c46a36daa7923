import { expect, test } from 'vitest';
import { pick, testSection } from '../testing.tsx';
import { Introduction } from './Introduction.tsx';

const samples = await testSection('Introduction', (props) => <Introduction {...props} />);

test.each(samples)(
  '$name: renders no empty list, figure or button if the editor omits it',
  ({ html, props }) => {
    expect(html.all('ul')).toHaveLength(props.checklist.length > 0 ? 1 : 0);
    expect(html.all('strong').map(({ text }) => text)).toEqual(props.figure ? [props.figure.value] : []);
    expect(html.all('a').map((link) => link.attribute('href'))).toEqual(
      props.action ? [props.action.path] : [],
    );
  },
);

test.each(samples)('$name: loads its picture lazily', ({ html }) => {
  expect(html.one('img').attribute('loading')).toBe('lazy');
});

test('replaces a fact in braces with the company’s', () => {
  const typical = pick(samples, 'typical');
  expect(typical.html.text).toContain(`company in ${typical.props.company.town}.`);
});
