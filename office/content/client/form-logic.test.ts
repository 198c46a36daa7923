import { expect, test } from 'vitest';
import { toLabel, toSingular } from '../labels.ts';
import { describeItem } from './describe-item.ts';
import { toAddress, toTitle } from './to-address.ts';

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
