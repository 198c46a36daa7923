import { expect, test } from 'vitest';
import { toLabel, toSingular } from '../labels.ts';
import { describeItem } from './describe-item.ts';
import { fillIn, findField, listLeaves } from './page-texts.ts';
import { toAddress, toTitle } from './to-address.ts';

test('finds the field of a text on the page', () => {
  const facts = { phone: '(843) 555-0142' };
  const leaves = listLeaves({ a: 'Call {phone}', b: 'See [prices](/prices) first', c: 'Same', d: 'Same' });
  expect(findField(leaves, 'Call (843)\u00a0555-0142', 0, facts)).toEqual(['a']);
  expect(findField(leaves, 'See prices first', 0, facts)).toEqual(['b']);
  expect(findField(leaves, 'same', 1, facts)).toEqual(['d']);
  expect(findField(leaves, 'Somebody else says this', 0, facts)).toBeUndefined();
  expect(fillIn('{phone} {other}', facts)).toBe('(843) 555-0142 {other}');
});

test('turns field names into words', () => {
  expect(toLabel('benefitsHeading')).toBe('Benefits heading');
  expect(toSingular('Categories')).toBe('category');
  expect(toSingular('Boxes')).toBe('box');
  expect(describeItem({ kind: 'Head', title: '', text: 'Hello' })).toBe('Hello');
  expect(toAddress('Kitchen & Bäder, Süd')).toBe('kitchen-bader-sud');
  expect(toAddress('a-', true)).toBe('a-');
  expect(toAddress('Lady’s Island Clinic')).toBe('ladys-island-clinic');
  expect(toTitle('our_porch-2.JPG')).toBe('Our porch 2');
  expect(['IMG_4112.jpg', 'DSC00012.JPG', 'PXL_20261128_1.jpg'].map(toTitle)).toEqual(['', '', '']);
});
