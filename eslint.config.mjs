import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsdoc from 'eslint-plugin-jsdoc';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { lazyModules } from './tools/lint/lazy-modules.mjs';
import { sqlReason } from './tools/lint/sql-reason.mjs';

/** The features of the web app by layer. A feature imports features of earlier layers only, so there are no cycles. */
const WEB_LAYERS = [
  ['accounts', 'memories', 'security-log', 'souls'],
  ['anchors', 'care'],
  ['conversations'],
  ['search', 'soulprints'],
  ['portal'],
  ['offerings'],
  ['archive'],
  ['insight'],
  ['administration', 'management', 'settings'],
  ['agents', 'home'],
];
const webFeatures = (layers) => layers.flat().map((feature) => `web/${feature}`);
const WEB_BASE = ['web/lib', 'web/ui', 'contract'];

/** Which package may import which others. Everything not listed is refused. */
const BOUNDARIES = {
  contract: ['contract'],
  config: ['config'],
  database: ['database', 'contract', 'config'],
  backup: ['backup', 'config', 'database'],
  engine: ['engine'],
  jobs: ['jobs', 'contract', 'config'],
  realtime: ['realtime', 'contract', 'config'],
  mind: ['mind', 'contract'],
  domain: ['domain', 'contract', 'config', 'database', 'backup', 'engine', 'jobs', 'realtime', 'mind'],
  api: ['api', 'domain', 'contract', 'config', 'database', 'jobs', 'realtime'],
  worker: ['worker', 'domain', 'contract', 'config', 'database', 'backup', 'jobs', 'realtime'],
  'web/lib': ['web/lib', 'contract'],
  'web/ui': WEB_BASE,
  'web/testing': ['web/testing', ...WEB_BASE],
  ...Object.fromEntries(
    WEB_LAYERS.flatMap((layer, index) =>
      webFeatures([layer]).map((feature) => [
        feature,
        [feature, ...webFeatures(WEB_LAYERS.slice(0, index)), ...WEB_BASE],
      ]),
    ),
  ),
  'web/dev': ['web/dev', ...WEB_BASE],
  'web/app': ['web/app', 'web/dev', ...webFeatures(WEB_LAYERS), ...WEB_BASE],
};
const PROJECTS = ['tsconfig.json', 'web/tsconfig.json'];

const WEB_FOLDERS = ['web/app', 'web/dev', 'web/lib', 'web/ui', 'web/testing'];

/** The files of an element of `BOUNDARIES`. */
function filesOf(element) {
  if (WEB_FOLDERS.includes(element)) return `${element.replace('web/', 'web/src/')}/**`;
  if (element.startsWith('web/')) return `${element.replace('web/', 'web/src/features/')}/**`;
  return ['api', 'worker'].includes(element) ? `${element}/src/**` : `libs/${element}/src/**`;
}

const TESTS = ['**/*.spec.{ts,tsx}', '**/*.int-spec.ts', '**/*.e2e-spec.ts', '**/fixtures.ts', '**/fixtures/**'];
/** Declarative tables: one entry per route, table or column, which is easier to read in one file. */
const TABLES = [
  'libs/contract/src/common/routes.ts',
  'libs/domain/src/account-data/export-tables.ts',
  'libs/domain/src/account-data/transfer/transfer-tables.ts',
];
const KEBAB_CASE = '+([a-z0-9])*(-+([a-z0-9]))';
const PASCAL_CASE = '[A-Z]*([A-Za-z0-9])';

const maxLines = (files, max) => ({
  files,
  ignores: [...TESTS, ...TABLES],
  rules: { 'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }] },
});
const fileNames = (files, pattern) => ({
  files: [files],
  plugins: { 'check-file': checkFile },
  rules: {
    'check-file/filename-naming-convention': ['error', { [files]: pattern }, { ignoreMiddleExtensions: true }],
  },
});

export default tseslint.config(
  {
    ignores: ['dist/**', 'node_modules/**', '.data/**', 'coverage/**', 'playwright-report/**', 'test-results/**'],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX, boundaries },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: PROJECTS, noWarnOnMultipleProjects: true }),
        createNodeResolver(),
      ],
      'import/resolver': { typescript: { project: PROJECTS, noWarnOnMultipleProjects: true } },
      'boundaries/elements': Object.keys(BOUNDARIES).map((type) => ({
        type,
        partialMatch: false,
        pattern: filesOf(type),
      })),
      'boundaries/include': ['{api,worker,web}/src/**', 'libs/*/src/**'],
      'boundaries/ignore': ['**/*.spec.{ts,tsx}', '**/*.int-spec.ts', '**/*.e2e-spec.ts', 'libs/testing/**'],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries(BOUNDARIES).map(([from, to]) => ({
            from: { element: { type: from } },
            allow: { to: { element: { type: to } } },
          })),
        },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      // A port's methods are async whether or not this maker of them has something to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in libs/config alone.' },
      ],
    },
  },
  {
    // Nest injects by constructor metadata, so these imports are used as values.
    files: ['api/**/*.ts', 'worker/**/*.ts', 'libs/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  // Features import each other through their index only. A relative import may reach other folders of the same feature, but not leave it.
  ...[
    ['libs/domain/src/*/*.ts', '../**'],
    ['libs/domain/src/*/*/*.ts', '../../**'],
    ['libs/domain/src/*/*/*/*.ts', '../../../**'],
  ].map(([files, outside]) => ({
    files: [files],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: [outside], message: 'Another feature is imported through @kinloom/domain/<feature>.' }] },
      ],
    },
  })),
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    // The list of messages is a virtual one; the compiler this rule speaks for is not used.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: [
      'libs/config/src/**/*.ts',
      '**/*.spec.{ts,tsx}',
      '**/*.int-spec.ts',
      '**/*.e2e-spec.ts',
      'libs/testing/**/*.ts',
      'tools/**/*.ts',
      'e2e/**/*.ts',
      'web/*.ts',
      'web/e2e/**/*.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: [
      '**/*.spec.{ts,tsx}',
      '**/*.int-spec.ts',
      '**/*.e2e-spec.ts',
      'libs/testing/**/*.ts',
      'e2e/**/*.ts',
      'web/e2e/**/*.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(WhileStatement, DoWhileStatement) > AwaitExpression.test, :matches(WhileStatement, DoWhileStatement) > .test AwaitExpression',
          message: 'Polling needs a time limit: use waitFor of @kinloom/testing.',
        },
      ],
    },
  },
  {
    // What an answer's body holds is what these tests are about; jest's matchers are typed as anything.
    files: ['**/*.e2e-spec.ts', '**/*.int-spec.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  fileNames('**/*.ts', KEBAB_CASE),
  // A component file is named after its component.
  fileNames('**/*.tsx', `@(${KEBAB_CASE}|${PASCAL_CASE})`),
  maxLines(['{api,worker}/src/**/*.ts', 'libs/!(mind)/src/**/*.ts', 'web/src/**/*.ts'], 300),
  maxLines(['web/src/**/*.tsx'], 200),
  maxLines(['api/src/**/*.controller.ts'], 150),
  maxLines(['worker/src/**/*.processor.ts'], 60),
  {
    files: ['{libs,api,worker}/**/*.repository.ts'],
    plugins: { kinloom: { rules: { 'sql-reason': sqlReason } } },
    rules: { 'kinloom/sql-reason': 'error' },
  },
  {
    files: ['{api,worker,libs/domain}/src/**/*.ts'],
    ignores: [...TESTS, '**/*.repository.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name="query"], CallExpression[callee.object.property.name="sql"][callee.property.name="run"]',
          message: 'SQL belongs in a repository (*.repository.ts).',
        },
      ],
    },
  },
  {
    // A default export has a different name in each importing file. Tools and `React.lazy` require one.
    files: ['**/*.{ts,tsx}'],
    ignores: [
      '**/*.config.{ts,mts}',
      '**/*.d.ts',
      // The global set-up of the browser tests, which Playwright loads.
      'web/e2e/browser.ts',
      ...lazyModules(import.meta.dirname).map((module) => `${module}.{ts,tsx}`),
    ],
    rules: { 'import-x/no-default-export': 'error' },
  },
  {
    // What other packages and features import has a docstring. Nest modules only list their parts.
    files: ['libs/{contract,config,database,backup,engine,jobs,realtime,domain}/src/**/*.ts'],
    ignores: [...TESTS, '**/migrations/**', '**/*.module.ts'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          enableFixer: false,
          require: { FunctionDeclaration: true, ClassDeclaration: true, ArrowFunctionExpression: true },
        },
      ],
    },
  },
);
