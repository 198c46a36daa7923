import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { Profile } from './Profile.tsx';

const samples = await testSection('Profile', (props) => <Profile {...props} />);

test.each(samples)('$name: shows the social links of the content, and no empty list', ({ html, props }) => {
  expect(html.all('ul a').map((link) => link.attribute('href'))).toEqual(props.socials.map(({ url }) => url));
  expect(html.all('ul')).toHaveLength(props.socials.length > 0 ? 1 : 0);
});

test('loads the portrait first, because it is at the top of the page', () => {
  for (const { html } of samples) expect(html.one('img').attribute('fetchpriority')).toBe('high');
});
