import { expect, test } from 'vitest';
import { companyFacts } from './company-facts.ts';

const migrate = (data: unknown, name = 'content/company.yaml') => companyFacts.migrate({ name, data });

const office = { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '08:00', closes: '17:00' };
const old = {
  name: 'Delgado',
  hours: { header: 'Mon-Wed 8 am to 5 pm', footer: 'Always for you', office, timeZone: 'America/Denver' },
};

test('turns a span into a list, and drops a text that repeats it', () => {
  const change = migrate(old);
  expect(change?.data).toEqual({
    name: 'Delgado',
    hours: { footer: 'Always for you', office: [office], timeZone: 'America/Denver' },
  });
  expect(change?.notes).toHaveLength(2);
});

test('drops a second number that repeats the first', () => {
  const phone = { shown: '(505) 753-2345', e164: '+15057532345' };
  expect(migrate({ phone, officePhone: { ...phone } })?.data).toEqual({ phone });
  expect(migrate({ phone, officePhone: { ...phone, e164: '+15057532346' } })).toBeUndefined();
});

test('leaves the new format, unreadable hours and other files alone', () => {
  expect(migrate(migrate(old)?.data)).toBeUndefined();
  expect(migrate({ hours: { header: 'Mon', office: 'Mon' } })).toBeUndefined();
  expect(migrate(old, 'content/pages/about.yaml')).toBeUndefined();
});
