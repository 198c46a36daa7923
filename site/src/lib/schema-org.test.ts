import { expect, test } from 'vitest';
import { companySchema } from '../../../contract/company.ts';
import {
  describeArticle,
  describeCompany,
  describeQuestions,
  describeService,
  describeTrail,
  toJsonLd,
} from './schema-org.ts';

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

test('search engines learn who it is and how to call', () => {
  expect(described).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'GeneralContractor',
    '@id': 'https://builders.example/#company',
    name: 'Sample Builders',
    telephone: '+18435550142',
    email: 'hello@builders.example',
    url: 'https://builders.example',
    image: 'https://builders.example/_a/share.jpg',
  });
});

test('search engines learn where it is and how far it goes', () => {
  expect(described['address']).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '12 Main St',
    addressLocality: 'Summerville',
    addressRegion: 'SC',
    postalCode: '29483',
    addressCountry: 'US',
  });
  expect(described['areaServed']).toEqual([
    { '@type': 'City', name: 'Ladson, SC' },
    { '@type': 'State', name: 'South Carolina' },
    { '@type': 'State', name: 'Georgia' },
  ]);
});

test('search engines learn when the office answers, not when crews work', () => {
  expect(described['openingHoursSpecification']).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Friday'],
      opens: '08:00',
      closes: '17:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '08:00', closes: '12:00' },
  ]);
});

test('search engines learn since when, and which licenses and certificates anybody can look up', () => {
  expect(described).toMatchObject({
    foundingDate: '2011',
    identifier: [{ '@type': 'PropertyValue', propertyID: 'A board', value: 'CLG 1' }],
    hasCredential: [
      {
        credentialCategory: 'license',
        name: 'General Contractor',
        recognizedBy: { name: 'A board' },
        identifier: 'CLG 1',
        url: 'https://board.example/',
      },
    ],
  });
});

test('leaves invented numbers out', () => {
  expect(JSON.stringify(described)).not.toContain('F-1');
});

test('names logo, place, price range and profiles, and no placeholder of a network', () => {
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

test('a service is told with who does it and where', () => {
  const service = {
    title: 'Drywall',
    description: 'Walls.',
    url: 'https://a.example/d',
    pictureUrl: 'https://a.example/d.jpg',
  };
  expect(describeService(company, service)).toMatchObject({
    '@type': 'Service',
    name: 'Drywall',
    areaServed: described['areaServed'],
    provider: { '@id': 'https://builders.example/#company', telephone: '+18435550142' },
  });
});

test('questions keep their answers, and the trail its order', () => {
  expect(describeQuestions([{ title: 'How soon?', text: 'Soon.' }])).toMatchObject({
    mainEntity: [{ name: 'How soon?', acceptedAnswer: { text: 'Soon.' } }],
  });
  const steps = ['Home', 'Services', 'Drywall'].map((name) => ({ name, url: `https://a.example/${name}` }));
  expect(describeTrail(steps)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home' },
      { position: 2, name: 'Services' },
      { position: 3, item: 'https://a.example/Drywall' },
    ],
  });
});

test('nothing in it is missing once it is written as JSON', () => {
  expect(JSON.stringify(described)).not.toMatch(/undefined|null/);
  expect(Object.values(described)).not.toContain(undefined);
});

test('search engines learn what an article says, when it was written, by whom and where it is', () => {
  const article = {
    title: 'Levels',
    description: 'About levels.',
    date: '2026-09-18',
    author: 'Sample Builders',
    tags: ['Drywall'],
    url: 'https://builders.example/blog/levels',
    pictureUrl: 'https://builders.example/_a/levels.jpg',
  };
  expect(describeArticle(company, article)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Levels',
    datePublished: '2026-09-18',
    author: { '@type': 'GeneralContractor', '@id': 'https://builders.example/#company' },
    image: 'https://builders.example/_a/levels.jpg',
    keywords: ['Drywall'],
    mainEntityOfPage: 'https://builders.example/blog/levels',
  });
  const byGuest = describeArticle(company, { ...article, author: 'Ada' });
  expect(byGuest).toMatchObject({
    author: { '@type': 'Person', name: 'Ada' },
    dateModified: '2026-09-18',
  });
  const authorUrl = 'https://builders.example/team/ada';
  const byAda = describeArticle(company, { ...article, author: 'Ada', authorUrl, updated: '2026-10-01' });
  expect(byAda).toMatchObject({ author: { url: authorUrl }, dateModified: '2026-10-01' });
});

test('no word of a page can end the element that its facts are in', () => {
  const json = toJsonLd({ headline: '</script><script>alert(1)' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ headline: '</script><script>alert(1)' });
});
