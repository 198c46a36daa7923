import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { ReviewForm } from './ReviewForm.island.tsx';

const samples = await renderSamples('ProductDetail', (props) => (
  <ProductDetail {...props}>
    <ReviewForm {...props.reviews} contact={props.company} />
  </ProductDetail>
));
testSection(samples);
const css = readFileSync(new URL('./ProductDetail.module.css', import.meta.url), 'utf8');

test.each(samples)(
  '$name: has three tabs, the description first, each with its panel and its CSS rule',
  ({ html }) => {
    expect(html.all('fieldset label').map(({ text }) => text)).toEqual([
      'Description',
      'Additional information',
      'Reviews (0)',
    ]);
    const radios = html.all('input[type=radio]');
    expect(radios.map((radio) => radio.has('checked'))).toEqual([true, false, false]);
    expect(new Set(radios.map((radio) => radio.attribute('name'))).size).toBe(1);
    for (const radio of radios) {
      const number = radio.attribute('data-tab') ?? '';
      expect(html.all(`[data-panel="${number}"]`)).toHaveLength(1);
      expect(css).toContain(`:has([data-tab='${number}']:checked) [data-panel='${number}']`);
    }
  },
);
