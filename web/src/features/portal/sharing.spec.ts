import { LIMITS } from '@kinloom/contract';
import { mayShare, problemOf, problemOfAll, withFiles } from './sharing';

const file = (name: string, size = 10, lastModified = 1) => ({ name, size, lastModified });

describe('files to share', () => {
  it('keeps their order and takes none twice', () => {
    const held = withFiles([], [file('a'), file('b'), file('a')]);
    expect(held.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(withFiles(held, [file('b'), file('c')]).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('tells apart what only has the same name', () => {
    expect(withFiles([file('a')], [file('a', 11), file('a', 10, 2)])).toHaveLength(3);
  });

  it('says which are too large, and when they are too many', () => {
    expect(problemOf(file('a', LIMITS.fileBytes))).toBeNull();
    expect(problemOf(file('a', LIMITS.fileBytes + 1))).not.toBeNull();
    const many = Array.from({ length: LIMITS.uploadFiles }, (_, place) => file(`${place}`, 1));
    expect(problemOfAll(many)).toBeNull();
    expect(problemOfAll([...many, file('more')])).not.toBeNull();
    expect(problemOfAll(Array.from({ length: 11 }, () => file('a', LIMITS.fileBytes)))).not.toBeNull();
  });

  it('can be shared when there are some and nothing stands against any', () => {
    expect(mayShare([])).toBe(false);
    expect(mayShare([file('a')])).toBe(true);
    expect(mayShare([file('empty', 0)])).toBe(true);
    expect(mayShare([file('a'), file('b', LIMITS.fileBytes + 1)])).toBe(false);
  });
});
