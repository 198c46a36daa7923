import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { Benefits } from './Benefits.tsx';

const samples = await testSection('Benefits', (props) => <Benefits {...props} />);

test.each(samples)(
  '$name: closes the other benefits when one opens, because they share a name',
  ({ html, props }) => {
    const groups = new Set(html.all('details').map((details) => details.attribute('name')));
    expect(groups.size).toBe(1);
    expect([...groups][0]).toBeTruthy();
    expect(html.all('details')).toHaveLength(props.items.length);
  },
);

test.each(samples)('$name: initially opens only the benefit that the editor chose', ({ html, props }) => {
  const open = html.all('details').flatMap((details, index) => (details.has('open') ? [index + 1] : []));
  expect(open).toEqual(props.open === 0 ? [] : [props.open]);
});
