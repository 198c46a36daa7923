import { expect, test } from 'vitest';
import { company, testSection } from '../testing.tsx';
import { ServiceArea } from './ServiceArea.tsx';

const samples = await testSection('ServiceArea', (props) => <ServiceArea {...props} />);

test.each(samples)("$name: names exactly the company's states", ({ html }) => {
  expect(html.all('li').map(({ text }) => text)).toEqual(
    company.serviceArea.map(({ code, name }) => code + name),
  );
});
