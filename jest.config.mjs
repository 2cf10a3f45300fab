import { noonZone } from './packages/testing/src/testDay.ts';
import { TEST_LIMIT } from './packages/testing/src/timeLimits.ts';

// The hour at which tests run, and where, decides nothing: no day turns while they do.
process.env.TZ = noonZone(new Date());

const SECOND_TRY = '<rootDir>/packages/testing/src/secondTry.ts';

const common = {
  transform: {
    '\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages published as ES modules alone; Jest runs CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(jose|cockatiel|@apollo/client|@base-ui|lucide-react|@seriousme|eld)/)'],
  moduleNameMapper: {
    '\\.(woff2|svg|png)$': '<rootDir>/packages/testing/src/assetStub.ts',
    // It exports to `import` alone, and Jest asks with `require`.
    '^(eld)/(.*)$': '<rootDir>/node_modules/$1/src/entries/static.$2.js',
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
  setupFilesAfterEnv: ['<rootDir>/packages/testing/src/jestSetup.ts'],
};

export default {
  testTimeout: TEST_LIMIT,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.integration\\.test\\.ts$', '/dist/'],
    },
    {
      ...common,
      displayName: 'page',
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, SECOND_TRY, '<rootDir>/packages/testing/src/pageSetup.ts'],
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    },
    {
      ...common,
      displayName: 'integration',
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, SECOND_TRY],
      testMatch: ['**/*.integration.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
      globalSetup: '<rootDir>/packages/testing/src/startSharedStack.ts',
      globalTeardown: '<rootDir>/packages/testing/src/stopSharedStack.ts',
    },
  ],
};
