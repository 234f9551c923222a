import { lockedVersion, narrowLock, prebuiltPackage, readLock } from './engine-packages';

const glibc = () => true;

describe('prebuiltPackage', () => {
  it.each([
    ['linux', 'x64', '@node-llama-cpp/linux-x64'],
    ['linux', 'arm64', '@node-llama-cpp/linux-arm64'],
    ['darwin', 'arm64', '@node-llama-cpp/mac-arm64-metal'],
    ['win32', 'x64', '@node-llama-cpp/win-x64'],
    ['freebsd', 'x64', null],
  ])('for %s on %s is %s', (platform, arch, expected) => {
    expect(prebuiltPackage(platform, arch, glibc)).toBe(expected);
  });

  it('does not exist for musl', () => {
    expect(prebuiltPackage('linux', 'x64', () => false)).toBeNull();
  });
});

describe('the lock file of the engine', () => {
  it('states an exact version, a hash of every package and no registry', async () => {
    const lock = await readLock();
    expect(lockedVersion(lock)).toMatch(/^\d+\.\d+\.\d+$/);
    const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
    expect(entries.filter(([, entry]) => !('integrity' in entry)).map(([path]) => path)).toEqual([]);
    expect(entries.filter(([, entry]) => 'resolved' in entry)).toEqual([]);
  });

  it.each(['linux', 'darwin', 'win32'])('has the prebuilt packages for %s', async (platform) => {
    const lock = await readLock();
    for (const arch of ['x64', 'arm64']) {
      const prebuilt = prebuiltPackage(platform, arch, glibc) ?? '';
      const { packages } = narrowLock(lock, prebuilt);
      expect(Object.keys(packages).filter((path) => path.includes('@node-llama-cpp/'))).toEqual([
        `node_modules/${prebuilt}`,
      ]);
      expect(packages['node_modules/node-llama-cpp']?.optionalDependencies).toEqual({
        [prebuilt]: lockedVersion(lock),
      });
    }
  });

  it('is refused without the package', async () => {
    const lock = await readLock();
    expect(() => narrowLock(lock, '@node-llama-cpp/other')).toThrow('no @node-llama-cpp/other');
  });
});
