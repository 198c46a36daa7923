import { expect, test } from 'vitest';
import { phoneNumbers } from './phone-numbers.ts';

const migrate = (data: unknown) => phoneNumbers.migrate({ name: 'content/company.yaml', data });

test('drops numbers to dial that the numbers on the page already say', () => {
  const phone = { shown: '(505) 753-2345 ext. 4', e164: '+15057532345' };
  const officePhone = { shown: '1-800-OBRIENS', e164: '+18006274367' };
  const change = migrate({ name: 'Delgado', phone, officePhone });
  expect(change?.data).toEqual({
    name: 'Delgado',
    phone: { shown: phone.shown },
    officePhone: { shown: officePhone.shown },
  });
  expect(change?.notes).toHaveLength(2);
  expect(migrate(change?.data)).toBeUndefined();
});

test.each([
  [{ shown: 'Call Delgado', e164: '+15053352436' }],
  [{ shown: '(505) 753-2345', e164: '+15057532346' }],
  [{ shown: '(505) 753-2345' }],
])('keeps %j, which the owner must decide or the page needs', (phone) => {
  expect(migrate({ phone })).toBeUndefined();
});
