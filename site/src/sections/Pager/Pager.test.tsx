import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { Pager } from './Pager.tsx';

const samples = await testSection('Pager', (props) => <Pager {...props} />);

test.each(samples)('$name: links to every page and marks the current one', ({ html, props }) => {
  expect(html.all('a').map((link) => link.attribute('href'))).toEqual(props.pages.map(({ path }) => path));
  expect(html.one('a[aria-current=page]').text).toBe(props.pages.find(({ isCurrent }) => isCurrent)?.label);
  expect(html.one('nav').attribute('aria-label')).toBe(props.title);
});
