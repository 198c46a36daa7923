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
testSection('ProductDetail', samples);
const css = readFileSync(new URL('./ProductDetail.module.css', import.meta.url), 'utf8');

test.each(samples)(
  '$name: a whole quantity of at least 1 leads to the cart, and nothing is sent along',
  ({ html, props }) => {
    const form = html.one(`form[action="${props.cartPath}"]`);
    const quantity = form.one('input[type=number][required]');
    expect(['min', 'step', 'value', 'name'].map((name) => quantity.attribute(name))).toEqual([
      '1',
      '1',
      '1',
      null,
    ]);
    expect(form.one('button').text).toBe('Add To cart');
    expect(form.attribute('method')).toBeNull();
  },
);

test.each(samples)(
  '$name: three tabs, the description first, each with its panel and its rule',
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

test.each(samples)(
  '$name: the review asks for name, e-mail and text, requires all and sends nothing',
  ({ html }) => {
    const form = html.one('form[method=dialog]');
    expect(form.attribute('action')).toBeNull();
    const fields = form.all('[name]');
    expect(fields.map((field) => [field.attribute('name'), field.has('required')])).toEqual([
      ['name', true],
      ['email', true],
      ['review', true],
    ]);
    expect(fields[1]?.attribute('type')).toBe('email');
    for (const field of fields) expect(field.attribute('data-missing')).toMatch(/^Please enter/);
  },
);
