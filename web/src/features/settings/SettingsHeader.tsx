import { Tabs } from 'radix-ui';
import { Link } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { DrawerButton } from '../../ui/drawer';
import { ThemeToggle } from '../../ui/ThemeChoice';
import { panelPath, PANEL_LABELS, TABS, type PanelName } from './tabs';

/** Title, account link and tabs; on a phone the tabs form four columns. */
export function SettingsHeader({ panel }: { panel: PanelName }) {
  const { label, Icon } = PANEL_LABELS.account;
  return (
    <header className="border-b border-line">
      <div className="flex items-center gap-2 px-2 pt-2.5 md:px-6 md:pt-3">
        <DrawerButton />
        <h1 className="min-w-0 flex-1 truncate pl-2 text-xl leading-10 font-semibold">{TEXTS.main.settings}</h1>
        <Link
          href={panelPath('account')}
          aria-current={panel === 'account' ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-2 rounded-soft px-3 text-sm font-medium text-soft hover:bg-lamp-wash hover:text-ink aria-[current]:bg-lamp-wash aria-[current]:text-lamp-text"
        >
          <Icon size={18} aria-hidden="true" />
          {label}
        </Link>
        <ThemeToggle />
      </div>
      <Tabs.List aria-label="Settings sections" className="grid grid-cols-4 px-1 pt-1 sm:flex sm:gap-1 sm:px-4 md:px-6">
        {TABS.map((tab) => (
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
      className="-mb-px flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-t-soft border-b-2 border-transparent px-0.5 py-1.5 text-xs text-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-lamp data-[state=active]:text-lamp-text sm:min-h-11 sm:flex-row sm:gap-2 sm:px-3 sm:text-sm sm:font-medium"
    >
      <Icon size={18} aria-hidden="true" />
      <span className="whitespace-nowrap">{label}</span>
    </Tabs.Trigger>
  );
}
