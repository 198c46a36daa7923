import { expect, test } from 'vitest';
import { company, renderSamples, testSection } from '../testing.tsx';
import { ServiceArea } from './ServiceArea.tsx';

const samples = await renderSamples('ServiceArea', (props) => <ServiceArea {...props} />);
testSection(samples);

test.each(samples)("$name: names exactly the company's states", ({ html }) => {
  expect(html.all('li').map(({ text }) => text)).toEqual(
    company.serviceArea.map(({ code, name }) => code + name),
  );
});
