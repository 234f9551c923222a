import { OwnNameFilter } from './own-name';

function filtered(name: string, text: string, size: number): string {
  const filter = new OwnNameFilter(name);
  let out = '';
  for (let at = 0; at < text.length; at += size) out += filter.push(text.slice(at, at + size));
  return out + filter.end();
}

describe("a soul's own name before its reply", () => {
  it.each([
    ['Ilse: Good evening.', 'Good evening.'],
    ['ilse:Good evening.', 'Good evening.'],
    ['**Ilse:** Good evening.', 'Good evening.'],
    ['**Ilse**: Good evening.', 'Good evening.'],
    ['[Ilse]: Good evening.', 'Good evening.'],
    ['Ilse van Dam: Good evening.', 'Good evening.'],
    ['Ilse is my name.', 'Ilse is my name.'],
    ['**Il** pleut.', '**Il** pleut.'],
    ['Ilse', 'Ilse'],
    ['Ilse: ', ''],
    ['Mira: Ilse: no.', 'Mira: Ilse: no.'],
    ['Good evening. Ilse: is how I sign.', 'Good evening. Ilse: is how I sign.'],
  ])('is taken off, whatever the cuts: %j', (text, expected) => {
    for (let size = 1; size <= text.length; size++)
      expect([size, filtered('Ilse van Dam', text, size)]).toEqual([size, expected]);
  });

  it('of no letters does nothing', () => {
    expect(filtered(' ', ': x', 1)).toBe(': x');
  });

  it('is taken off again after a restart', () => {
    const filter = new OwnNameFilter('Ilse');
    expect(filter.push('Plan')).toBe('Plan');
    filter.restart();
    expect(filter.push('Ilse: Hi')).toBe('Hi');
  });
});
