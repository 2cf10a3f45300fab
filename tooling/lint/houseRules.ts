import { nameOfTranslator } from './nameOfTranslator.ts';
import { partsBelow } from './partsBelow.ts';

const spire = { rules: { 'parts-below': partsBelow, 'name-of-translator': nameOfTranslator } };

/**
 * The programs, which read the environment for whatever they start; what passes on where programs are found; and what
 * asks a page which build it is, a word that the build itself puts in place.
 */
const ENVIRONMENT_DOORS = [
  'local/src/{main,seed}.ts',
  'ops/src/serve.ts',
  'local/src/postgres/{initializeCluster,postmaster}.ts',
  'packages/i18n/src/missingKeys.ts',
  'shell/src/federation/remoteCopies.ts',
];
const TOOLS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/testing/**',
  'packages/testing/**',
  'graph/*/eval/**',
  'bench/**',
  'e2e/**',
  'tooling/**',
];
const ONE_DOOR = 'Name the variable in the environment.ts of its service and take its checked value as an argument.';

/** What this house asks of its code beside what everybody does; houseRules.test.ts breaks each. */
export const houseRules = [
  {
    name: 'spire/one-door-to-the-environment',
    files: ['**/*.ts', '**/*.tsx'],
    ignores: [...ENVIRONMENT_DOORS, ...TOOLS],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: ONE_DOOR }],
      'no-restricted-imports': [
        'error',
        { paths: ['process', 'node:process'].map((name) => ({ name, message: ONE_DOOR })) },
      ],
    },
  },
  {
    name: 'spire/parts-below-their-component',
    files: ['**/*.tsx'],
    plugins: { spire },
    rules: { 'spire/parts-below': 'error' },
  },
  {
    name: 'spire/one-name-for-each-translator',
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { spire },
    rules: { 'spire/name-of-translator': 'error' },
  },
] as const;
