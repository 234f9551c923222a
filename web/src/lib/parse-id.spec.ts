import { parseId } from './parse-id';

it('parses positive integer ids only', () => {
  expect(parseId('12')).toBe(12);
  for (const text of [null, '', '0', '-1', '-3', '1.5', 'x', 'Ilse', '01', '9'.repeat(16), '9'.repeat(17)]) {
    expect(parseId(text)).toBeNull();
  }
});
