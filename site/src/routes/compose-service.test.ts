import { expect, test } from 'vitest';
import { composeServicePage } from './compose-service.ts';
import { detailPagesSchema } from './detail-pages.ts';
import { pick, service, words } from './testing.ts';

test('marks the service in the list on its own page', () => {
  expect(pick(composeServicePage('framing', service, words), 'ServiceDetail').path).toBe('/framing');
});

test("places the editor's sections, on their surfaces, where the list has them", () => {
  const page = composeServicePage('framing', service, {
    ...words,
    service: {
      ...words.service,
      sections: detailPagesSchema.shape.service.shape.sections.parse([
        { kind: 'Own', part: 'head' },
        { kind: 'Own', part: 'invitation', surface: 'graphite', anchor: 'quote' },
        { kind: 'Prose', surface: 'plaster', parts: [{ heading: 'Who comes', text: ['Two people.'] }] },
        { kind: 'Own', part: 'stages' },
        { kind: 'Own', part: 'detail' },
      ]),
    },
  });
  // The service's file has no stages, so its page has none.
  expect(page.sections.map(({ kind, surface }) => `${kind} on ${surface}`)).toEqual([
    'PageHead on paper',
    'CallToAction on graphite',
    'Prose on plaster',
    'ServiceDetail on paper',
  ]);
  expect(page.sections[1]?.anchor).toBe('quote');
});

test.each([
  ['the head must be the first section', [{ kind: 'Own', part: 'detail' }]],
  [
    'every part may occur only once',
    [
      { kind: 'Own', part: 'head' },
      { kind: 'Own', part: 'head' },
    ],
  ],
  ['"head"|"detail"|"first"|"prices"', [{ kind: 'Own', part: 'film' }]],
  ['there is no kind "Place"', [{ kind: 'Own', part: 'head' }, { kind: 'Place' }]],
])('rejects a list that cannot become a page: %s', (reason, sections) => {
  const { error } = detailPagesSchema.shape.service.shape.sections.safeParse(sections);
  expect(error?.message).toContain(reason.replaceAll('"', '\\"'));
});

test('allows a heading on the service page that is longer than its name in lists', () => {
  const page = composeServicePage('framing', { ...service, pageTitle: 'Framing in Summerville' }, words);
  expect(page.title).toBe('Framing in Summerville');
  expect(pick(page, 'PageHead')).toMatchObject({ title: 'Framing in Summerville', crumb: 'Framing' });
});

test('shows facts about the place on the page of a service that has some', () => {
  const source = { name: 'Town of Summerville', url: 'https://town.example/permits' };
  const local = { title: 'Around here', facts: [{ label: 'Earthquakes', value: 'D2', source }] };
  expect(pick(composeServicePage('framing', { ...service, local }, words), 'FactSheet')).toMatchObject(local);
});
