import { modelNameOf } from './model-file';

describe('modelNameOf', () => {
  it.each([
    ['/models/resolve/main/small-4b-q4_k_m.gguf', 'small-4b-q4_k_m'],
    ['/a/My%20Model.GGUF', 'My-Model'],
    ['C:\\models\\tiny.gguf', 'tiny'],
    ['/%E0%A4%A', 'E0-A4-A'],
    ['/', 'model'],
    [`/${'x'.repeat(200)}.gguf`, 'x'.repeat(100)],
  ])('of %s is %s', (path, expected) => {
    expect(modelNameOf(path)).toBe(expected);
  });
});
