import { panelPath, PANEL_NAMES, parsePanelName, TABS } from './tabs';
import { parseId } from '../../lib/parse-id';

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
    expect(parseId(queryOf(panelPath('souls', 12)).get('soul'))).toBe(12);
  });
});
