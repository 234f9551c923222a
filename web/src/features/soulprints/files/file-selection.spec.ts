import { LIMITS } from '@kinloom/contract';
import { canShare, validateFileSize, validateTotal, addFiles } from './file-selection';

const file = (name: string, size = 10, lastModified = 1) => ({ name, size, lastModified });

describe('files to share', () => {
  it('keeps the order and removes duplicates', () => {
    const added = addFiles([], [file('a'), file('b'), file('a')]);
    expect(added.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(addFiles(added, [file('b'), file('c')]).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('distinguishes files with the same name', () => {
    expect(addFiles([file('a')], [file('a', 11), file('a', 10, 2)])).toHaveLength(3);
  });

  it('rejects too large and too many files', () => {
    expect(validateFileSize(file('a', LIMITS.fileBytes))).toBeNull();
    expect(validateFileSize(file('a', LIMITS.fileBytes + 1))).not.toBeNull();
    const many = Array.from({ length: LIMITS.uploadFiles }, (_, place) => file(`${place}`, 1));
    expect(validateTotal(many)).toBeNull();
    expect(validateTotal([...many, file('more')])).not.toBeNull();
    expect(validateTotal(Array.from({ length: 11 }, () => file('a', LIMITS.fileBytes)))).not.toBeNull();
  });

  it('can be shared if there are files and all are valid', () => {
    expect(canShare([])).toBe(false);
    expect(canShare([file('a')])).toBe(true);
    expect(canShare([file('empty', 0)])).toBe(true);
    expect(canShare([file('a'), file('b', LIMITS.fileBytes + 1)])).toBe(false);
  });
});
