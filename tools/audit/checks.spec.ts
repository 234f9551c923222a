import { importedPackages, isAllowedLicence, misdeclared, refusedLicences, unpinned, vulnerable } from './checks.mjs';

it('finds versions that are not exact', () => {
  const manifest = {
    dependencies: { a: '1.2.3', b: '^1.2.3', c: '*' },
    devDependencies: { d: '~1.0.0', e: '1.0.0-beta.2' },
  };
  expect(unpinned(manifest).map((line) => line.split(':')[0])).toEqual(['b', 'c', 'd']);
});

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT AND CC-BY-4.0)', true],
    ['(GPL-3.0 OR MIT)', true],
    ['MIT AND GPL-3.0', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN x', false],
    ['MIT AND ISC OR GPL-3.0', false],
  ])('%s: %s', (expression, allowed) => expect(isAllowedLicence(expression)).toBe(allowed));

  it('that are unknown are refused unless accepted; unused exceptions are reported', () => {
    const packages = [
      { name: 'good', licence: 'ISC' },
      { name: 'silent', licence: null },
      { name: 'odd', licence: 'See LICENSE file' },
    ];
    expect(refusedLicences(packages, { odd: 'read' })).toEqual([expect.stringMatching(/^silent: .*not stated/)]);
    expect(refusedLicences(packages, { odd: 'read', silent: 'read', gone: 'read' })).toEqual([
      expect.stringMatching(/^gone: nothing needs this exception/),
    ]);
  });
});

it('finds packages named by an advisory, except accepted ones', () => {
  const advisory = {
    url: 'https://x/1',
    title: 'Overflow',
    severity: 'high',
    vulnerable_versions: '<2.1.0 || >=3.0.0 <3.0.2',
  };
  const packages = [
    { name: 'a', version: '2.0.9', dev: false },
    { name: 'a', version: '2.1.0', dev: false },
    { name: 'a', version: '3.0.1', dev: true },
    { name: 'b', version: '1.0.0', dev: false },
  ];
  expect(vulnerable(packages, { a: [advisory] }, {})).toEqual([
    'a 2.0.9: high: Overflow. https://x/1',
    'a 3.0.1 (development): high: Overflow. https://x/1',
  ]);
  expect(vulnerable(packages, { a: [advisory] }, { 'https://x/1': 'not reached' })).toEqual([]);
  expect(vulnerable([], {}, { 'https://x/1': 'not reached' })).toHaveLength(1);
});

describe('declared packages', () => {
  it('equal those that sources import', () => {
    const text = `import a from 'a/deep'; import type { B } from '@b/c'; export * from './own';
      const d = await import('d'); const e = require("e"); import 'node:fs'; import 'path'; import '@kinloom/contract';
      const notOne = "import f from 'f'";`;
    expect([...importedPackages(text)].sort()).toEqual(['@b/c', 'a', 'd', 'e']);
  });

  it('exclude arguments of a method called require', () => {
    const text = `const f = require('f'); await this.budgets.require('storage', id); budgets.require("souls");`;
    expect([...importedPackages(text)]).toEqual(['f']);
  });

  it('are reported if missing, misplaced or unused', () => {
    const file = (path: string, text: string, isProduct = true) => ({ path, text, isProduct });
    const manifest = {
      dependencies: { a: '1.0.0', unused: '1.0.0', peer: '1.0.0' },
      devDependencies: { b: '1.0.0', '@types/a': '1.0.0' },
    };
    const files = [file('x.ts', `import 'a'; import 'b'; import 'c';`), file('x.spec.ts', `import 'b';`, false)];
    expect(misdeclared(manifest, files, { peer: 'a needs it' })).toEqual([
      'b: x.ts is part of the product; move it from devDependencies to dependencies.',
      'c: x.ts imports it, and package.json does not name it.',
      'unused: nothing uses it. Remove it from package.json.',
    ]);
  });
});
