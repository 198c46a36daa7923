import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { Profile } from './Profile.tsx';

const samples = await renderSamples('Profile', (props) => <Profile {...props} />);
testSection(samples);

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
