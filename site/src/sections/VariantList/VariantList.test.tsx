import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { VariantList, type Variant } from './VariantList.tsx';

const variant = (name: string, more: Partial<Variant> = {}): Variant => ({
  path: `/${name}`,
  title: `Title of ${name}`,
  kind: name.startsWith('index') ? 'home' : 'onepage',
  direction: 'bench',
  isChosen: false,
  thumbnail: null,
  ...more,
});
const variants = [variant('index-01', { isChosen: true }), variant('onepage-01'), variant('index-02')];
const samples = await testSection('VariantList', (props) => <VariantList {...props} variants={variants} />);

test.each(samples)('$name: marks only the page that "/" shows', ({ html }) => {
  expect(html.all('strong')).toHaveLength(1);
  expect(html.all('li')[0]?.text).toContain('shown at /');
});
