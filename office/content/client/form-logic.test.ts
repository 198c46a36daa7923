import { expect, test } from 'vitest';
import { z } from 'zod';
import { toFormNode } from '../form-model.ts';
import { toLabel, toSingular } from '../labels.ts';
import { describeItem } from './describe-item.ts';
import { toAddress, toTitle } from './to-address.ts';

test('turns field names into words', () => {
  expect(toLabel('benefitsHeading')).toBe('Benefits heading');
  expect(toSingular('Categories')).toBe('category');
  expect(toSingular('Boxes')).toBe('box');
  expect(toAddress('Kitchen & Bäder, Süd')).toBe('kitchen-bader-sud');
  expect(toAddress('a-', true)).toBe('a-');
  expect(toAddress('Lady’s Island Clinic')).toBe('ladys-island-clinic');
  expect(toTitle('our_porch-2.JPG')).toBe('Our porch 2');
  expect(['IMG_4112.jpg', 'DSC00012.JPG', 'PXL_20261128_1.jpg'].map(toTitle)).toEqual(['', '', '']);
});

test('describes an item by its name, or by the label of its choice', () => {
  const labels = { head: 'Title' };
  const node = toFormNode(
    z.object({ kind: z.literal('Own'), part: z.enum(['head']).meta({ options: labels }) }),
  );
  expect(describeItem({ kind: 'Head', title: '', text: 'Hello' }, node)).toBe('Hello');
  expect(describeItem({ kind: 'Own', part: 'head' }, node)).toBe('Title');
});
