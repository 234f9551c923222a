import { pathOf, PLACES, placeOf, soulIdOf, TABS } from './tabs';

const asked = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('the places of the settings', () => {
  it('have an address each, which leads back to them', () => {
    for (const place of PLACES) expect(placeOf(asked(pathOf(place)).get('tab'))).toBe(place);
    expect(TABS).toHaveLength(4);
  });

  it.each([null, '', 'Channels', 'nothing', '__proto__'])('begin with the souls where %j is asked for', (tab) =>
    expect(placeOf(tab)).toBe('souls'),
  );

  it('name a soul in the address', () => {
    expect(soulIdOf(asked(pathOf('souls', 12)).get('soul'))).toBe(12);
    for (const odd of [null, '', '0', '-1', '1.5', 'x', '01', '99999999999999999']) expect(soulIdOf(odd)).toBeNull();
  });
});
