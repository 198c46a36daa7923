/** TYPED-REFERENCE */
import { expect, test } from 'vitest';
import { findEnding, isSameReference } from './parse-reference.ts';

test.each([
  ['PT-3JGS-6K3D', true],
  ['pt-3jgs-6k3d', true],
  ['3JGS6K3D', true],
  ['pt3jgs6k3d', true],
  ['PT 3JGS 6K3D', true],
  ['PT–3JGS—6K3D', true],
  ['pt.3jgs.6k3d', true],
  ['#3JGS-6K3D', true],
  ['\u200ePT\u20113JGS\u20116K3D\u200e', true],
  ['ＰＴ３ＪＧＳ', true],
  ['REF 3JGS6K3D', true],
  ['Ref. no. PT-3JGS-6K3D', true],
  ['our reference: pt–3jgs–6k3d.', true],
  ['P T 3 J G S 6 K 3 D', true],
  ['https://site.example/inbox/requests/PT-3JGS-6K3D', true],
  ['6K3D', false],
  ['XX-3JGS-6K3D', false],
  ['3JGS6K3E', false],
  ['', false],
])('%j is PT-3JGS-6K3D: %s', (typed, isSame) => {
  expect(isSameReference('PT-3JGS-6K3D', typed)).toBe(isSame);
});

test('finds the ending that every spelling shares', () => {
  expect(['3jgs6k3d', 'PT 3JGS 6K3D', 'jgs-6k3d'].map(findEnding)).toEqual([
    '3JGS-6K3D',
    '3JGS-6K3D',
    undefined,
  ]);
});

test('reads O for 0 and 1 for I or L in a prefix', () => {
  expect(isSameReference('LO-3JGS-6K3D', '103jgs6k3d')).toBe(true);
});
