import { expect, test } from 'vitest';
import { companyPhone } from './company-phone.ts';

test.each([
  ['(843) 694-9999', undefined, '+18436949999', undefined],
  ['843.694.9999 x12', undefined, '+18436949999', '12'],
  ['1-800-OBRIENS', undefined, '+18006274367', undefined],
  // Content of older versions repeats the number.
  ['(843) 694-9999', '+18436949999', '+18436949999', undefined],
  ['(843) 694-9999 ext. 12', '+18436949999', '+18436949999', '12'],
  ['(843) 694-9999 / (843) 694-2218', '+18436942218', '+18436942218', undefined],
  ['(555) 010-0199', '+15550100199', '+15550100199', undefined],
  // Words that no phone can dial.
  ['Call Delgado', '843 335-2436', '+18433352436', undefined],
  ['Ask for Dana', '843-694-9999 ext. 3', '+18436949999', '3'],
])('TYPED-PHONE: dials what the page shows as %j', (shown, dialed, e164, extension) => {
  const typed = { shown, ...(dialed && { e164: dialed }) };
  expect(companyPhone.parse(typed)).toEqual({ shown, e164, ...(extension && { extension }) });
});

test.each([
  ['(843) 694-9999', '+18436942218', ['e164']],
  ['1-800-OBRIENS', '+18436942218', ['e164']],
  ['(843) 694-9999', 'soon', ['e164']],
  ['(843) 694-999', '+18436949999', ['shown']],
  ['(843) 694-999', undefined, ['shown']],
  ['Call Delgado', undefined, ['shown']],
  ['(843) 694-9999 / (843) 694-2218', undefined, ['shown']],
])('names the field when %j does not go with %j', (shown, e164, path) => {
  const { error } = companyPhone.safeParse({ shown, ...(e164 && { e164 }) });
  expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
});
