import { expect, test } from 'vitest';
import { companySchema } from '../../../contract/company.ts';
import { toJsonLd } from '../../../domain/escape-html.ts';
import { describeCompany } from './schema-org.ts';

const company = companySchema.parse({
  name: 'Sample Builders',
  tagline: 'Walls and Ceilings',
  url: 'https://builders.example',
  welcome: 'Welcome',
  phone: { shown: '(843) 555-0142', e164: '+18435550142' },
  officePhone: { shown: '(843) 555-0100', e164: '+18435550100' },
  email: 'hello@builders.example',
  street: '12 Main St',
  town: 'Summerville',
  state: 'SC',
  postalCode: '29483',
  hours: {
    header: 'Mon-Fri 8.00 am to 5.00 pm',
    footer: 'Monday to Saturday, 8am to 5pm',
    office: [
      { days: ['Monday', 'Friday'], opens: '08:00', closes: '17:00' },
      { days: ['Saturday'], opens: '08:00', closes: '12:00' },
    ],
    timeZone: 'America/New_York',
  },
  founded: 2011,
  serviceArea: [
    { code: 'SC', name: 'South Carolina' },
    { code: 'GA', name: 'Georgia' },
  ],
  towns: ['Ladson'],
  licenses: [
    {
      state: 'SC',
      board: 'A board',
      class: 'General Contractor',
      number: 'CLG 1',
      register: 'https://board.example/',
      expires: '2030-06-30',
    },
  ],
  certificates: [{ name: 'Lead-Safe', issuer: 'EPA', number: 'F-1', sample: true }],
  social: [],
  home: 'index-01',
});
const described = JSON.parse(
  toJsonLd(describeCompany(company, 'https://builders.example/_a/share.jpg')),
) as Record<string, unknown>;

test('omits invented numbers', () => {
  expect(JSON.stringify(described)).not.toContain('F-1');
});

test('lists logo, place, price range and profiles, and skips placeholder profiles', () => {
  const more = companySchema.parse({
    ...company,
    coordinates: { latitude: 33.02, longitude: -80.18 },
    priceRange: '$$',
    social: [
      { platform: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/' },
      { platform: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/builders' },
    ],
  });
  expect(describeCompany(more, 'https://builders.example/s.jpg')).toMatchObject({
    logo: 'https://builders.example/apple-touch-icon.png',
    geo: { '@type': 'GeoCoordinates', latitude: 33.02, longitude: -80.18 },
    priceRange: '$$',
    sameAs: ['https://www.instagram.com/builders'],
  });
  for (const name of ['geo', 'priceRange', 'sameAs']) expect(described).not.toHaveProperty(name);
});

test('drops nothing when written as JSON', () => {
  expect(JSON.stringify(described)).not.toMatch(/undefined|null/);
  expect(Object.values(described)).not.toContain(undefined);
});

test('keeps page text from ending the script element', () => {
  const json = toJsonLd({ headline: '</script><script>alert(1)' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ headline: '</script><script>alert(1)' });
});

test('lists days off and half days with the hours they have left, only where they are asked for (OFFICE-DATA)', () => {
  const holidays = [
    { name: 'Thanksgiving', day: 'Thanksgiving' },
    { name: 'Christmas', day: 'December 25-26' },
    { name: 'New Year’s Eve', day: 'December 31 until noon' },
  ];
  const closed = { ...company, hours: { ...company.hours, holidays } };
  const nowMs = Date.parse('2027-11-27T12:00:00Z');
  expect(describeCompany(closed, 'x', { withDaysOff: true, nowMs })).toMatchObject({
    specialOpeningHoursSpecification: [
      // December 25, 2027 is a Saturday; the office is closed on Sundays and Thursdays anyway.
      { validFrom: '2027-12-25', validThrough: '2027-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-12-31', validThrough: '2027-12-31', opens: '08:00', closes: '12:00' },
    ],
  });
  expect(describeCompany(closed, 'x')).not.toHaveProperty('specialOpeningHoursSpecification');
});
