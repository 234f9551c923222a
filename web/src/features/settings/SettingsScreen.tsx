import { Tabs } from 'radix-ui';
import type { ComponentType } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { useTitle } from '../../lib/browser/title';
import { AccountPanel } from './account/AccountPanel';
import { AppearancePanel } from './appearance/AppearancePanel';
import { BehaviorPanel } from './behavior/BehaviorPanel';
import { ChannelsPanel } from './channels/ChannelsPanel';
import { SettingsHeader } from './SettingsHeader';
import { SoulProfilesPanel } from './souls/SoulProfilesPanel';
import { panelPath, PANEL_LABELS, parsePanelName, TABS, type PanelName } from './tabs';
import { useBehaviorSaver, useSaveDarkMode, type BehaviorSaver } from './behavior/use-behavior';

const PANELS: Record<PanelName, ComponentType<{ saver: BehaviorSaver }>> = {
  souls: SoulProfilesPanel,
  channels: ChannelsPanel,
  behavior: BehaviorPanel,
  appearance: AppearancePanel,
  account: AccountPanel,
};

/** Four tabs and the account panel. The address holds the open panel, so that history and links work. */
export default function SettingsScreen() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const panel = parsePanelName(query.get('tab'));
  const saver = useBehaviorSaver();
  useSaveDarkMode(saver);
  useTitle(`${PANEL_LABELS[panel].label} · ${TEXTS.main.settings}`);

  return (
    // Manual activation: each tab adds a history entry, so arrow keys only move the focus.
    <Tabs.Root
      value={panel}
      onValueChange={(next) => navigate(panelPath(parsePanelName(next)))}
      activationMode="manual"
      className="flex h-full flex-col"
    >
      <SettingsHeader panel={panel} />
      <div key={panel} className="min-h-0 flex-1 overflow-y-auto bg-(image:--room)">
        {TABS.map((tab) => (
          <Tabs.Content
            key={tab}
            value={tab}
            className="outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--lamp)]"
          >
            <Panel panel={tab} saver={saver} />
          </Tabs.Content>
        ))}
        {panel === 'account' && <Panel panel="account" saver={saver} />}
      </div>
    </Tabs.Root>
  );
}

function Panel({ panel, saver }: { panel: PanelName; saver: BehaviorSaver }) {
  const Component = PANELS[panel];
  return <Component saver={saver} />;
}
