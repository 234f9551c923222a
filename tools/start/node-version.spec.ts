import { nodeVersionNotice } from './node-version.mjs';

describe('the version of Node.js', () => {
  it('is reported when past its end of life', () => {
    expect(nodeVersionNotice('20.20.2')).toMatch(/^Node\.js 20\.20\.2 no longer gets security fixes\./);
  });

  it.each(['22.12.0', '24.1.0', '26.10.0'])('is not reported for %s', (version) =>
    expect(nodeVersionNotice(version)).toBeNull(),
  );
});
