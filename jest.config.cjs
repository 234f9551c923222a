/**
 * Four kinds of tests: unit (no I/O), component (React in jsdom, `fetch` replaced), integration (a real PostgreSQL) and e2e (whole
 * processes, HTTP and sockets).
 */
const swc = (extra) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    swcrc: false,
    ...extra,
  },
];

const common = {
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: {
    '^.+\\.tsx?$': swc({}),
    '^.+\\.m?js$': swc({ jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } } }),
  },
  // Nest 12 and a few others are published as ES modules only; jest runs CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(@nestjs|nodemailer|class-validator-jsonschema|rate-limiter-flexible)/)'],
  moduleNameMapper: {
    '^@kinloom/domain/(.*)$': '<rootDir>/libs/domain/src/$1/index.ts',
    '^@kinloom/contract/(.+)$': '<rootDir>/libs/contract/src/$1.ts',
    '^@kinloom/([a-z]+)$': '<rootDir>/libs/$1/src/index.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/web/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

module.exports = {
  // Node keeps part of the modules of each finished suite (about 80 MB): a worker is replaced before garbage collection becomes slow.
  workerIdleMemoryLimit: '700MB',
  projects: [
    { ...common, displayName: 'unit', testMatch: ['**/*.spec.ts'] },
    {
      ...common,
      displayName: 'component',
      testEnvironment: 'jest-environment-jsdom',
      testMatch: ['<rootDir>/web/src/**/*.spec.tsx'],
      setupFiles: ['<rootDir>/web/src/testing/browser.ts'],
      setupFilesAfterEnv: ['<rootDir>/tools/test/timeout.cjs'],
      transformIgnorePatterns: ['/node_modules/(?!(wouter|regexparam|mitt|@dicebear|lowlight|devlop)/)'],
      moduleNameMapper: { ...common.moduleNameMapper, '\\.css$': '<rootDir>/web/src/testing/style.ts' },
    },
    {
      ...common,
      displayName: 'integration',
      testMatch: ['**/*.int-spec.ts'],
      globalSetup: '<rootDir>/tools/test/database.mjs',
      globalTeardown: '<rootDir>/tools/test/teardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/tools/test/timeout.cjs'],
    },
    {
      ...common,
      displayName: 'e2e',
      testMatch: ['**/*.e2e-spec.ts'],
      globalSetup: '<rootDir>/tools/test/database.mjs',
      globalTeardown: '<rootDir>/tools/test/teardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/tools/test/timeout.cjs', '<rootDir>/tools/test/retry.cjs'],
    },
  ],
};
