import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importDirections } from './tools/lint/import-directions.ts';

const code = ['**/*.{ts,tsx}'];

export default defineConfig(
  {
    ignores: [
      'dist',
      'node_modules',
      'data',
      '.cache',
      '.wireit',
      '**/.astro',
      'test-results',
      'artwork/{portraits,service-area,fonts}',
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
      // Listeners and hooks may be async, whether they wait or not.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // Objects here are made by functions, not by classes: their methods know no `this`.
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
    // Tools ask for a default export in their own configuration files; nothing else does.
    files: code,
    ignores: [
      '*.config.ts',
      'site/*.config.ts',
      '**/*.d.ts',
      'tests/global-setup.ts',
      'site/src/lib/*.client.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export it by its name.' },
        {
          selector: 'Program > ExportNamedDeclaration > ExportSpecifier[exported.name="default"]',
          message: 'Export it by its name.',
        },
      ],
    },
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
