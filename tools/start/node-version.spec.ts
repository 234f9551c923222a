import { nodeVersionNotice } from './node-version.mjs';

describe('the version of Node.js', () => {
  it('is said to be past its end of life where it is', () => {
    expect(nodeVersionNotice('20.20.2')).toMatch(/^Node\.js 20\.20\.2 no longer gets security fixes\./);
  });

  it.each(['22.12.0', '24.1.0', '26.10.0'])('is no news where it is %s', (version) =>
    expect(nodeVersionNotice(version)).toBeNull(),
  );
});
