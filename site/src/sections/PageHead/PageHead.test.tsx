import { expect, test } from 'vitest';
import { formatHours } from '../../../../domain/format-hours.ts';
import { siteWords } from '../../../../contract/words/english-site.ts';
import { company, testSection } from '../testing.tsx';
import { PageHead } from './PageHead.tsx';

const samples = await testSection('PageHead', (props) => <PageHead {...props} />);

test.each(samples)('$name: has exactly one h1, its title', ({ html, props }) => {
  expect(html.one('h1').text).toBe(props.title);
});

test.each(samples)(
  '$name: shows breadcrumbs from home through the parent to this page, which is not a link',
  ({ html, props }) => {
    const trail = html.one('nav[aria-label=Breadcrumb]');
    expect(trail.all('a').map((link) => [link.text, link.attribute('href')])).toEqual([
      ['Home', '/'],
      ...(props.parent ? [[props.parent.label, props.parent.path]] : []),
    ]);
    const here = trail.one('[aria-current=page]');
    expect(here.text).toBe(props.crumb ?? props.title);
    expect(here.all('a')).toEqual([]);
  },
);

test.each(samples)('$name: shrinks a title that takes more than one line', ({ html, props }) => {
  const longest = props.drawing ? 16 : 24;
  expect(html.one('h1').attribute('data-long')).toBe(props.title.length > longest ? 'true' : null);
});

test.each(samples)('$name: shows the lead and the phone number if they are configured', ({ html, props }) => {
  expect(html.all('p').map(({ text }) => text)).toEqual([
    ...(props.lead ? [props.lead] : []),
    ...(props.call ? [company.phone.shown + formatHours(company.hours, siteWords.hours)] : []),
  ]);
});

test.each(samples)('$name: hides a drawing and its dimensions from screen readers', ({ html, props }) => {
  const drawings = html.all('svg');
  expect(drawings).toHaveLength(props.drawing ? 1 : 0);
  for (const drawing of drawings) {
    expect(drawing.attribute('aria-hidden')).toBe('true');
    expect(drawing.all('text').map(({ text }) => text)).not.toEqual([]);
  }
});
