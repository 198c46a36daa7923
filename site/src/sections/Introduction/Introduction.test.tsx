import { expect, test } from 'vitest';
import { pick, renderSamples, testSection } from '../testing.tsx';
import { Introduction } from './Introduction.tsx';

const samples = await renderSamples('Introduction', (props) => <Introduction {...props} />);
testSection(samples);

test.each(samples)(
  '$name: no empty list, figure or button where the editor left it out',
  ({ html, props }) => {
    expect(html.all('ul')).toHaveLength(props.checklist.length > 0 ? 1 : 0);
    expect(html.all('strong').map(({ text }) => text)).toEqual(props.figure ? [props.figure.value] : []);
    expect(html.all('a').map((link) => link.attribute('href'))).toEqual(
      props.action ? [props.action.path] : [],
    );
  },
);

test.each(samples)('$name: its picture waits until it comes near', ({ html }) => {
  expect(html.one('img').attribute('loading')).toBe('lazy');
});

test('a fact in braces is replaced by the company’s', () => {
  const typical = pick(samples, 'typical');
  expect(typical.html.text).toContain(`company in ${typical.props.company.town}.`);
});
