import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { judgeImport } from './import-direction.ts';

const root = path.resolve(import.meta.dirname, '../..');
const section = 'site/src/sections/Hero/Hero.tsx';

test.each([
  [section, 'site/src/sections/Proof/Proof.tsx', 'no section imports another'],
  [section, 'site/src/pages/[...path].astro', 'nothing imports a page'],
  [section, 'site/src/chrome/Header/Header.tsx', 'may only import from'],
  [section, 'server/leads/accept-enquiry.ts', 'may only import from'],
  ['site/src/parts/Button/Button.tsx', 'site/src/sections/common.ts', 'may only import from'],
  ['site/src/collections/services.ts', 'site/src/sections/page-schema.ts', 'may only import from'],
  [section, 'site/src/routes/list-routes.ts', 'may only import from'],
  ['site/src/sections/Hero/Hero.astro', 'site/src/sections/Proof/Proof.astro', 'no section imports another'],
  ['site/src/content.config.ts', 'server/config.ts', 'may only import from'],
  ['server/app.ts', 'site/src/lib/phone.ts', 'may only import from'],
  ['server/app.ts', 'tools/lib/paths.ts', 'may only import from'],
  ['contract/enquiry-forms.ts', 'server/config.ts', 'may only import from'],
])('%s must not import %s', (from, to, sentence) => {
  expect(judgeImport(from, to)).toContain(sentence);
});

test.each([
  [section, 'site/src/sections/Hero/Hero.module.css'],
  [section, 'site/src/sections/common.ts'],
  [section, 'site/src/parts/Picture/Picture.tsx'],
  [section, 'contract/endpoints.ts'],
  ['site/src/sections/Sections.astro', section],
  ['site/src/sections/Post/Post.astro', 'site/src/routes/blog-lists.ts'],
  ['site/src/pages/index.astro', 'site/src/layouts/Frame.astro'],
  ['server/app.ts', 'contract/endpoints.ts'],
])('%s may import %s', (from, to) => {
  expect(judgeImport(from, to)).toBeUndefined();
});

test('bites when the project is linted, in every spelling of an import', async () => {
  const eslint = new ESLint({
    cwd: root,
    flags: ['unstable_native_nodejs_ts_config'],
    overrideConfig: [{ rules: {} }],
  });
  const config = (await eslint.calculateConfigForFile(path.join(root, section))) as {
    rules: Record<string, unknown>;
  };
  expect(config.rules['house/import-direction']).toEqual([2]);

  // Types are left out: the bad file exists only here, so the type checker cannot know it.
  const quick = new ESLint({
    cwd: root,
    flags: ['unstable_native_nodejs_ts_config'],
    ruleFilter: ({ ruleId }) => ruleId === 'house/import-direction',
    overrideConfig: [{ languageOptions: { parserOptions: { projectService: false, project: false } } }],
  });
  const [result] = await quick.lintText(
    `import { app } from '../../../../server/app.ts';
     export * from '../Proof/Proof.tsx';
     export { x } from '../../pages/index.astro';
     export const load = () => import('../../chrome/Header/Header.tsx');
     import { Picture } from '../../parts/Picture/Picture.tsx';`,
    { filePath: path.join(root, section) },
  );
  expect(result?.messages.map(({ line, ruleId }) => [line, ruleId])).toEqual(
    [1, 2, 3, 4].map((line) => [line, 'house/import-direction']),
  );
}, 30_000);
