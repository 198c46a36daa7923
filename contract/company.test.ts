import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { companySchema } from './company.ts';

const starter = parse(
  readFileSync(path.resolve(import.meta.dirname, '../starter/company.yaml'), 'utf8'),
) as Record<string, unknown>;
const read = (changes: object) => companySchema.parse({ ...starter, ...changes });

// TYPED-COMPANY
test('reads hours, phone, licenses and states that are written as one text', () => {
  const hours = { ...(starter['hours'] as object), office: 'M-F 7am-5pm, Saturdays 8-noon' };
  expect(
    read({
      hours,
      phone: '843.694.2218',
      licenses: 'SC RBS 41877 exp 6/30/27',
      state: 'North Carolina',
      serviceArea: 'nc and South Carolina',
    }),
  ).toMatchObject({
    hours: {
      office: [
        { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '17:00' },
        { days: ['Saturday'], opens: '08:00', closes: '12:00' },
      ],
    },
    phone: { shown: '(843) 694-2218', e164: '+18436942218' },
    licenses: [{ state: 'SC', number: 'RBS 41877', expires: '2027-06-30', sample: false }],
    state: 'NC',
    serviceArea: [
      { code: 'NC', name: 'North Carolina' },
      { code: 'SC', name: 'South Carolina' },
    ],
  });
});

test.each([
  [{ phone: 'soon' }, 'phone.shown'],
  [{ licenses: 'RBS 41877' }, 'licenses'],
  [{ serviceArea: 'Ruritania' }, 'serviceArea'],
  [{ state: 'Ruritania' }, 'state'],
  [{ hours: { ...(starter['hours'] as object), office: 'sometimes' } }, 'hours.office'],
  [{ hours: { ...(starter['hours'] as object), office: 'Mon-Sat 8-5, Sat 9-12' } }, 'hours.office'],
])('names the field of a text that it cannot read: %j', (changes, place) => {
  const { error } = companySchema.safeParse({ ...starter, ...changes });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([place]);
});

test.each([
  ['ann', 'it has no @'],
  ['a@b@c.example', 'more than one @'],
  ['ann lee@b.example', 'a space inside'],
  ['ann@gmail', '“gmail” has no ending'],
  ['ann@b..example', 'one dot too many'],
  ['ann@b_c.example', 'the character “_”'],
])('TYPED-EMAIL: names the fault of “%s”: %s', (email, fault) => {
  expect(() => read({ email })).toThrow(fault);
});

test('fills in what follows from name, trade and state, unless the file has it', () => {
  const roofer = { name: 'Delgado Roofs LLC', tagline: 'Roofing and gutters', state: 'TX' };
  expect(read(roofer)).toMatchObject({
    requestPrefix: 'DR',
    business: 'RoofingContractor',
    welcome: 'Roofing and gutters',
    serviceArea: [{ code: 'TX', name: 'Texas' }],
    hours: { timeZone: 'America/Chicago' },
  });
  expect(read({ ...roofer, requestPrefix: 'X', business: 'HousePainter', welcome: 'Hello' })).toMatchObject({
    requestPrefix: 'X',
    business: 'HousePainter',
    welcome: 'Hello',
  });
  expect(read({ name: '84' }).requestPrefix).toBe('REQ');
});
