import { needsOf, requireResources } from './engine-resources';

const GB = 1_000_000_000;

describe('requireResources', () => {
  const { disk, memory } = needsOf(2 * GB);

  it('accepts exactly what is needed', () => {
    expect(() => requireResources(2 * GB, 0, { freeDisk: disk, freeMemory: memory })).not.toThrow();
  });

  it('counts what is on the disk already', () => {
    expect(() => requireResources(2 * GB, GB, { freeDisk: disk - GB, freeMemory: memory })).not.toThrow();
  });

  it.each([
    ['no_space', { freeDisk: disk - 1, freeMemory: memory }],
    ['no_memory', { freeDisk: disk, freeMemory: memory - 1 }],
  ])('says %s', (code, resources) => {
    expect(() => requireResources(2 * GB, 0, resources)).toThrow(code);
  });
});
