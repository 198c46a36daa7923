import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const rule = 'boundaries/dependencies';
const section = 'site/src/sections/Hero/Hero.tsx';

/**
 * The project's own configuration without the typed rules: the tested files do not exist, so the type checker cannot
 * read them.
 */
const eslint = new ESLint({
  cwd: root,
  flags: ['unstable_native_nodejs_ts_config'],
  ruleFilter: ({ ruleId }) => ruleId === rule,
  overrideConfig: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parserOptions: { projectService: false, project: false } },
    },
  ],
});

/** Returns the messages for a file with this text. */
async function judge(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(root, file) });
  return result?.messages.map(({ line, message }) => `${line}: ${message}`) ?? [];
}

function importOf(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to);
  const line = `import { x } from '${relative.startsWith('.') ? relative : `./${relative}`}';`;
  return from.endsWith('.astro') ? `---\n${line}\n---\n` : line;
}

test.each([
  [section, 'site/src/sections/Team/Team.tsx', 'No section imports another'],
  [section, 'site/src/pages/[...path].astro', 'section must not import pages'],
  [section, 'site/src/chrome/Header/Header.tsx', 'section must not import chrome'],
  [section, 'site/src/routes/list-routes.ts', 'section must not import routes'],
  [section, 'server/main.ts', 'section must not import server'],
  ['site/src/sections/Hero/Hero.astro', 'site/src/sections/Team/Team.astro', 'No section imports another'],
  ['site/src/sections/Hero/Hero.astro', 'site/src/layouts/Frame.astro', 'section must not import layouts'],
  ['site/src/layouts/Frame.astro', 'server/main.ts', 'layouts must not import server'],
  ['site/src/parts/Button/Button.tsx', section, 'parts must not import section'],
  ['site/src/collections/services.ts', section, 'collections must not import section'],
  [
    'site/src/entries/facts.ts',
    'site/src/collections/load-company.ts',
    'entries must not import collections',
  ],
  ['site/integrations/program.ts', section, 'integrations must not import section'],
  ['server/app.ts', 'site/src/fields/required-words.ts', 'server must not import fields'],
  ['server/app.ts', 'tools/lib/paths.ts', 'server must not import tools'],
  ['server/app.ts', 'server/testing/start-test-server.ts', 'server must not import server/testing'],
  ['office/notice/Notice.tsx', 'office/people/People.tsx', 'No room imports another'],
  ['server/routes/health.ts', 'office/frame/guard.ts', 'server/routes must not import office/frame'],
  ['contract/endpoints.ts', 'server/main.ts', 'contract must not import server'],
])('%s must not import %s', async (from, to, sentence) => {
  expect(await judge(from, importOf(from, to))).toEqual([expect.stringContaining(sentence)]);
});

test('checks every form of import, including type imports', async () => {
  const text = `import type { Config } from '../../../../server/main.ts';
     export * from '../Team/Team.tsx';
     export { x } from '../../pages/index.astro';
     export const load = () => import('../../chrome/Header/Header.tsx');
     import { Picture } from '../../parts/Picture/Picture.tsx';`;
  const lines = (await judge(section, text)).map((message) => message.slice(0, 2));
  expect(lines).toEqual(['1:', '2:', '3:', '4:']);
});

test('lets every folder read what people type', async () => {
  const imports = `import { readLength } from '../domain/typed/parse-length.ts';\nreadLength('');\n`;
  expect(await judge('contract/company.ts', imports)).toEqual([]);
  expect(await judge('server/main.ts', imports)).toEqual([]);
  const back = `import { inboxPath } from '../../contract/endpoints.ts';\nexport const path = inboxPath;\n`;
  expect(await judge('domain/typed/parse-length.ts', back)).toEqual([
    expect.stringContaining('domain/typed must not import contract'),
  ]);
});
