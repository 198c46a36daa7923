import { expect, test } from 'vitest';
import { findLicenseFaults } from './file-licenses.ts';

const toml = `[[annotations]]
path = ["tools/**/*.ts", "LICENSES/*"]
SPDX-FileCopyrightText = "2026 The authors"
SPDX-License-Identifier = "MIT"
[[annotations]]
path = "faces/*"
SPDX-FileCopyrightText = "2020 The authors of the face"
SPDX-License-Identifier = "OFL-1.1"
`;
const whole = [
  'LICENSES/MIT.txt',
  'LICENSES/OFL-1.1.txt',
  'tools/lib/run.ts',
  'faces/text.woff2',
  'faces/text.OFL.txt',
];

test('accepts files that a table matches, and fonts with their license', () => {
  expect(findLicenseFaults(toml, whole)).toEqual([]);
});

test('names a file that no table matches, a missing license text, and a font without its license', () => {
  const files = [...whole.filter((file) => !/OFL/.test(file)), 'tools/plan.jpg'];
  expect(findLicenseFaults(toml, files)).toEqual([
    'REUSE.toml: LICENSES/OFL-1.1.txt is missing',
    'tools/plan.jpg: no table of REUSE.toml gives it a license',
    'faces/text.woff2: the license file text.OFL.txt next to it is missing',
  ]);
});
