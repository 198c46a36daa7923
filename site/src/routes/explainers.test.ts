import { expect, test } from 'vitest';
import { schemas } from '../sections/schemas.ts';
import { composePostPage } from './compose.ts';
import { composeServicePage } from './compose-service.ts';
import { findExplainer } from './explainers.ts';
import { blog, pick, post, service, words } from './testing.ts';

const steps = [
  { title: 'Studs', text: 'Bare.', picture: 'study-studs' },
  { title: 'Paint', text: 'Done.', picture: 'study-finished' },
];
const explainers = [
  { id: 'one-room', data: schemas.BeforeAfter.parse({ kind: 'BeforeAfter', title: 'A room', items: steps }) },
];

test('gives a service and an article the section that their file names', () => {
  const explainer = findExplainer(explainers, 'one-room', 'services/framing.yaml');
  const pages = [
    composeServicePage('framing', service, words, { explainer }),
    composePostPage(post, blog, words, explainer),
  ];
  for (const page of pages) expect(pick(page, 'BeforeAfter').title).toBe('A room');
  const without = [composeServicePage('framing', service, words), composePostPage(post, blog, words)];
  for (const { sections } of without) expect(sections.map(({ kind }) => kind)).not.toContain('BeforeAfter');
});

test('reports an unknown name with its file and the valid names', () => {
  expect(() => findExplainer(explainers, 'one-rom', 'posts/levels.yaml')).toThrow(
    'posts/levels.yaml: there is no content/explainers/one-rom.yaml for "explainer"; the explainers are one-room.',
  );
});
