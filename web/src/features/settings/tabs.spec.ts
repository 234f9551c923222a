import { panelPath, PANEL_NAMES, parsePanelName, parseSoulId, TABS } from './tabs';

const queryOf = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('settings addresses', () => {
  it('round-trip every panel name', () => {
    for (const panel of PANEL_NAMES) expect(parsePanelName(queryOf(panelPath(panel)).get('tab'))).toBe(panel);
    expect(TABS).toHaveLength(4);
  });

  it.each([null, '', 'Channels', 'nothing', '__proto__'])('fall back to the souls panel for %j', (tab) =>
    expect(parsePanelName(tab)).toBe('souls'),
  );

  it('parse the soul id', () => {
    expect(parseSoulId(queryOf(panelPath('souls', 12)).get('soul'))).toBe(12);
    for (const odd of [null, '', '0', '-1', '1.5', 'x', '01', '99999999999999999']) expect(parseSoulId(odd)).toBeNull();
  });
});
