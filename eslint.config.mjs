import {createRequire} from 'node:module';
import docusaurus from '@docusaurus/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {capabilityImports} from './scripts/lint/capabilityImports.mjs';

const {builtinModules} = createRequire(import.meta.url)('node:module');

const TESTS = {
  group: ['**/tests/**', '@site/tests/**'],
  message: 'Nothing imports tests. Move what both need to a file of its own.',
};

const SETTINGS = {
  group: ['@site/src/site/**', '**/site/*'],
  allowTypeImports: true,
  message: 'This file runs in the browser. From Node code it may import types only.',
};

const NODE_BUILTINS = {
  group: ['node:*', ...builtinModules],
  message: 'This file runs in the browser, which has no Node modules.',
};

const restrictImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', {patterns}],
});

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.build-*/',
      '.scratch/',
      '.docusaurus/',
      'node_modules/',
      'test-results/',
      'contract/*types.ts',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    plugins: {'@docusaurus': docusaurus, site: {rules: {'capability-imports': capabilityImports}}},
    rules: {
      ...restrictImports(TESTS),
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@docusaurus/no-html-links': 'error',
      'site/capability-imports': 'error',
      eqeqeq: 'error',
      'max-lines-per-function': ['error', {max: 60, skipBlankLines: true, skipComments: true}],
      'no-console': 'error',
      'no-else-return': 'error',
      'no-param-reassign': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    name: 'browser code',
    files: ['src/{components,theme,pages,plugins/*/browser}/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat.recommended],
    rules: {
      ...restrictImports(TESTS, SETTINGS, NODE_BUILTINS),
      '@docusaurus/no-untranslated-text': [
        'error',
        {
          ignoredStrings: [
            '·',
            '-',
            '—',
            '×',
            '→',
            '↑',
            '↓',
            'Enter',
            'Esc',
            'API',
            'JSON',
            'RunGen.AI',
          ],
        },
      ],
      'max-lines': ['error', {max: 150, skipBlankLines: true, skipComments: true}],
      'max-lines-per-function': ['error', {max: 120, skipBlankLines: true, skipComments: true}],
    },
  },
  {
    name: 'Node code of the site',
    files: ['src/plugins/*/{index.ts,build/**/*.ts}', 'src/site/**/*.ts', '*.ts'],
    rules: restrictImports(TESTS, {
      group: ['@site/src/components/**', '@site/src/theme/**', '@theme/*', '@theme-original/*'],
      allowTypeImports: true,
      message: 'This file runs in Node, where components do not exist.',
    }),
  },
  {
    name: 'tests and benchmarks may import everything and write to the terminal',
    files: ['tests/**/*.{ts,tsx}', 'bench/**/*.ts', 'playwright.config.ts'],
    rules: {
      ...restrictImports(),
      'site/capability-imports': 'off', // tests import the internals that they test
      'max-lines-per-function': 'off', // a describe block is one function
      'no-console': 'off',
    },
  },
  {
    name: 'commands may write to the terminal',
    files: ['scripts/**/*.ts', 'sandbox/cli.ts'],
    rules: {'no-console': 'off'},
  },
  {
    name: 'samples stand alone: a reader copies one file',
    files: ['samples/**/*.mjs'],
    rules: {
      'no-restricted-imports': [
        'error',
        {patterns: [{regex: '^\\.|^@site', message: 'A sample is one file that a reader copies.'}]},
      ],
      'no-undef': 'off', // samples are checked with node --check and by running them
      'no-unused-vars': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
    },
  },
);
