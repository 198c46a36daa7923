import { expect, test } from 'vitest';
import { findRefusal, renderSamples, testRoom } from '../testing.tsx';
import { SiteIndex } from './SiteIndex.tsx';

const pages = [
  { title: 'Home', path: '/', description: 'Framing and drywall.' },
  { title: 'Contact', path: '/contact', description: 'Ask for a quote.' },
];
const samples = await renderSamples('SiteIndex', (props) => <SiteIndex {...props} pages={pages} />);
testRoom('SiteIndex', samples);

test.each(samples)('$name: without JavaScript every page is listed with its description', ({ html }) => {
  expect(
    html.all('li').map((item) => [item.one('a').text, item.one('a').attribute('href'), item.one('p').text]),
  ).toEqual(pages.map(({ title, path, description }) => [title, path, description]));
});

test.each(samples)(
  '$name: the search box asks this site’s search page and is named by its label',
  ({ html, props }) => {
    const form = html.one('form[role=search]');
    expect([form.attribute('action'), form.attribute('method')]).toEqual(['/search', 'get']);
    const input = form.one('input[name=q]');
    expect(html.one(`label[for=${input.attribute('id') ?? ''}]`).text).toBe(props.label);
  },
);

test.each(samples)('$name: how many pages were found can be announced', ({ html }) => {
  expect(html.one('[data-site-index] [role=status]').has('data-site-index-status')).toBe(true);
});

test('a search box without label is refused by the field', () => {
  expect(findRefusal('SiteIndex', { label: undefined })).toContain('at label');
});
