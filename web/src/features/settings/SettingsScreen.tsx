import { Tabs } from 'radix-ui';
import type { ComponentType } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { useTitle } from '../../lib/title';
import { AccountPanel } from './AccountPanel';
import { AppearancePanel } from './AppearancePanel';
import { BehaviorPanel } from './BehaviorPanel';
import { ChannelsPanel } from './ChannelsPanel';
import { SettingsHeader } from './SettingsHeader';
import { SoulProfilesPanel } from './SoulProfilesPanel';
import { pathOf, PLACE_WORDS, placeOf, TABS, type Place } from './tabs';
import { useBehaviorSaver, useKeptDarkMode, type BehaviorSaver } from './use-behavior';

const PANELS: Record<Place, ComponentType<{ saver: BehaviorSaver }>> = {
  souls: SoulProfilesPanel,
  channels: ChannelsPanel,
  behavior: BehaviorPanel,
  appearance: AppearancePanel,
  account: AccountPanel,
};

/** Four tabs, and the account behind a link in the head. The address says which is shown, so that back and links work. */
export default function SettingsScreen() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const place = placeOf(query.get('tab'));
  const saver = useBehaviorSaver();
  useKeptDarkMode(saver);
  useTitle(`${PLACE_WORDS[place].label} · ${TEXTS.main.settings}`);

  return (
    // Chosen with Enter, not by passing over: every choice is a step that "back" takes back.
    <Tabs.Root
      value={place}
      onValueChange={(next) => navigate(pathOf(placeOf(next)))}
      activationMode="manual"
      className="flex h-full flex-col"
    >
      <SettingsHeader place={place} />
      <div key={place} className="min-h-0 flex-1 overflow-y-auto bg-(image:--room)">
        {TABS.map((tab) => (
          <Tabs.Content
            key={tab}
            value={tab}
            className="outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--lamp)]"
          >
            <Panel place={tab} saver={saver} />
          </Tabs.Content>
        ))}
        {place === 'account' && <Panel place="account" saver={saver} />}
      </div>
    </Tabs.Root>
  );
}

function Panel({ place, saver }: { place: Place; saver: BehaviorSaver }) {
  const Shown = PANELS[place];
  return <Shown saver={saver} />;
}
