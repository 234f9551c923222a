import { Tabs } from 'radix-ui';
import { TEXTS } from '@kinloom/contract';
import { keepSelectedInView } from '../../lib/focus/scroll-to-selected';
import { DrawerButton } from '../../ui/drawer';
import { ThemeToggle } from '../../ui/ThemeChoice';
import { PANEL_LABELS, PANEL_NAMES, type PanelName } from './tabs';

/** Title and tabs; on a phone the icons are above the labels, and the row scrolls if it is too narrow. */
export function SettingsHeader() {
  return (
    <header className="border-b border-line">
      <div className="flex items-center gap-2 px-2 pt-2.5 md:px-6 md:pt-3">
        <DrawerButton />
        <h1 className="min-w-0 flex-1 truncate pl-2 text-xl leading-10 font-semibold">{TEXTS.main.settings}</h1>
        <ThemeToggle />
      </div>
      <Tabs.List
        aria-label="Settings sections"
        ref={keepSelectedInView}
        className="sideways flex justify-between px-1 pt-1 sm:justify-start sm:gap-1 sm:px-4 md:px-6"
      >
        {PANEL_NAMES.map((tab) => (
          <TabButton key={tab} tab={tab} />
        ))}
      </Tabs.List>
    </header>
  );
}

function TabButton({ tab }: { tab: PanelName }) {
  const { label, Icon } = PANEL_LABELS[tab];
  return (
    <Tabs.Trigger
      value={tab}
      className="-mb-px flex min-h-13 min-w-11 flex-none flex-col items-center justify-center gap-0.5 rounded-t-soft border-b-2 border-transparent px-0.5 py-1.5 text-xs text-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-lamp data-[state=active]:text-lamp-text sm:min-h-11 sm:flex-row sm:gap-2 sm:px-3 sm:text-sm sm:font-medium"
    >
      <Icon size={18} aria-hidden="true" />
      <span className="whitespace-nowrap">{label}</span>
    </Tabs.Trigger>
  );
}
