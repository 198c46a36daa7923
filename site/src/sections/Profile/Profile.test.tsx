import { expect, test } from 'vitest';
import { company, renderSamples, testSection } from '../testing.tsx';
import { Profile } from './Profile.tsx';

const samples = await renderSamples('Profile', (props) => <Profile {...props} />);
testSection('Profile', samples);

test.each(samples)(
  '$name: says what the person does, thinks and has done, beside the portrait',
  ({ html, props }) => {
    expect(html.one('h2').text).toBe(props.heading);
    for (const words of [props.label, ...props.text]) expect(html.text).toContain(words);
    expect(html.one('img').attribute('alt')).toBe(props.portrait.alt);
  },
);

test.each(samples)('$name: is reached by the company’s e-mail and phone', ({ html }) => {
  expect(html.all('dl a').map((link) => [link.attribute('href'), link.text])).toEqual([
    [`mailto:${company.email}`, company.email],
    [`tel:${company.phone.e164}`, company.phone.shown],
  ]);
});

test.each(samples)(
  '$name: shows the social links that the content has, and no empty list',
  ({ html, props }) => {
    expect(html.all('ul a').map((link) => link.attribute('href'))).toEqual(
      props.socials.map(({ url }) => url),
    );
    expect(html.all('ul')).toHaveLength(props.socials.length > 0 ? 1 : 0);
  },
);

test('the portrait is what the page opens with, so it loads first', () => {
  for (const { html } of samples) expect(html.one('img').attribute('fetchpriority')).toBe('high');
});
