import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importDirections } from './tools/lint/import-directions.ts';

const code = ['**/*.{ts,tsx}'];

const namedExports = [
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
  {
    selector: 'Program > ExportNamedDeclaration > ExportSpecifier[exported.name="default"]',
    message: 'Use a named export.',
  },
];

/** Code formats dates, numbers, lists and plurals by the rules of the site's language. */
const oneLanguage = [
  'MemberExpression[object.name="Intl"]',
  'MemberExpression[property.name=/^toLocale/]',
  'Literal[value="en-US"]',
].map((selector) => ({
  selector,
  message: 'Use contract/language.ts, which knows the language of the site.',
}));

/** Text between tags, and attributes that people read or hear. */
const isWord = 'value=/[A-Za-z]{2}/';
const wordAttribute =
  'JSXAttribute[name.name=/^(alt|aria-label|aria-roledescription|button|description|heading|hint|label|lead|missing|placeholder|promise|title)$/]';
const wordsAreContent = [
  `JSXText[${isWord}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[${isWord}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[${isWord}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]`,
  `${wordAttribute} > Literal[${isWord}]`,
  `${wordAttribute} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[${isWord}]`,
  `${wordAttribute} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]`,
].map((selector) => ({
  selector,
  message:
    'Put this text in contract/words and import it, so owners can change it and translators can translate it.',
}));

/** WebKit announces a list without markers as a plain group unless the list has a role (ENGINES-SAME). */
const listsHaveRoles = {
  selector: 'JSXOpeningElement[name.name=/^[uo]l$/]:not(:has(JSXAttribute[name.name="role"]))',
  message: 'Add role="list", or WebKit announces a plain group.',
};

export default defineConfig(
  {
    ignores: [
      'dist',
      'dist.releases',
      'node_modules',
      'data',
      '.cache',
      '.wireit',
      '**/.astro',
      'test-results',
      'artwork/fonts',
      '**/*.mjs',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: code,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      // Listeners and hooks may be async without an await.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // Functions create our objects, not classes, so their methods do not use `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  ...astro.configs.recommended,
  importDirections,
  {
    files: [...code, '**/*.astro'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // Tools require a default export in their configuration files. Nothing else does.
    files: code,
    ignores: ['*.config.ts', 'site/*.config.ts', '**/*.d.ts', 'tests/global-setup.ts'],
    rules: { 'no-restricted-syntax': ['error', ...namedExports, ...oneLanguage] },
  },
  {
    files: ['{site/src,office}/**/*.{tsx,astro}'],
    // The editor is in English, like the comments that are its help texts.
    ignores: ['**/*.test.tsx', 'site/src/samples/**', 'office/content/**'],
    rules: {
      'no-restricted-syntax': ['error', ...namedExports, ...oneLanguage, ...wordsAreContent, listsHaveRoles],
    },
  },
  {
    // The build bundles components of the inbox, which may take only types from the server.
    files: ['office/**/*.{tsx,client.ts}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/server/**', './*-page.ts', './*-pages.ts'],
              allowTypeImports: true,
              message: 'Take only types from it.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['contract/language.ts', '**/*.test.{ts,tsx}', '{bench,tests}/**', 'server/testing/**'],
    ignores: ['**/*.d.ts', 'tests/global-setup.ts'],
    rules: { 'no-restricted-syntax': ['error', ...namedExports] },
  },
  {
    files: ['**/index.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'No index files: import from the file that holds it.' },
      ],
    },
  },
  { files: ['**/*.test.{ts,tsx}', 'tests/**'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
);
