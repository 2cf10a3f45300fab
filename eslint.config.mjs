import { defineConfig, globalIgnores } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { houseRules } from './tooling/lint/houseRules.ts';

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/generated/',
    '**/*.generated.ts',
    '**/.turbo/',
    '.data/',
    '**/public/*.js',
    '**/*.mjs',
  ]),
  ...ts.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.web.json', 'tsconfig.node.json', 'tsconfig.e2e.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-restricted-exports': ['error', { restrictDefaultExports: { defaultFrom: true, namedFrom: true } }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Code points are what the limits count (D17).
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // type-graphql and styled-components both lean on empty or static classes and generic helpers.
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  ...houseRules,
  {
    files: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name='jest'][callee.property.name=/mock/i] > Literal.arguments[value=/^@spire\\u002F/]",
          message:
            'A test that replaces what is ours proves none of it. Show the page with renderPage() of @spire/testing/pageBench, before a graph from startGraphStandIn().',
        },
      ],
    },
  },
);
