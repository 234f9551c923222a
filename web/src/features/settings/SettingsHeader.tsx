import { Tabs } from 'radix-ui';
import { Link } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { DrawerButton } from '../../ui/drawer';
import { ThemeToggle } from '../../ui/ThemeChoice';
import { PANEL_LABELS, panelPath, TABS, type PanelName } from './tabs';

const PART_CLASS =
  '-mb-px flex min-h-13 min-w-11 flex-none flex-col items-center justify-center gap-0.5 rounded-t-soft border-b-2 border-transparent px-0.5 py-1.5 text-xs text-soft hover:text-ink focus-visible:-outline-offset-2 sm:min-h-11 sm:flex-row sm:gap-2 sm:px-3 sm:text-sm sm:font-medium';

/**
 * Title, the four tabs of the specification, and in the same row the link to the account; on a phone the icons are above the labels, and the
 * row scrolls if it is too narrow.
 */
export function SettingsHeader({ panel }: { panel: PanelName }) {
  return (
    <header className="border-b border-line">
      <div className="flex items-center gap-2 px-2 pt-2.5 md:px-6 md:pt-3">
        <DrawerButton />
        <h1 className="min-w-0 flex-1 truncate pl-2 text-xl leading-10 font-semibold">{TEXTS.main.settings}</h1>
        <ThemeToggle />
      </div>
      <div className="sideways flex px-1 pt-1 sm:gap-1 sm:px-4 md:px-6">
        <Tabs.List
          aria-label="Settings sections"
          className="flex flex-1 justify-between sm:flex-none sm:justify-start sm:gap-1"
        >
          {TABS.map((tab) => (
            <Tabs.Trigger
              key={tab}
              value={tab}
              className={`${PART_CLASS} data-[state=active]:border-lamp data-[state=active]:text-lamp-text`}
            >
              <Label panel={tab} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Link
          href={panelPath('account')}
          aria-current={panel === 'account' ? 'page' : undefined}
          className={`${PART_CLASS} ml-2 aria-[current]:border-lamp aria-[current]:text-lamp-text sm:ml-0`}
        >
          <Label panel="account" />
        </Link>
      </div>
    </header>
  );
}

function Label({ panel }: { panel: PanelName }) {
  const { label, Icon } = PANEL_LABELS[panel];
  return (
    <>
      <Icon size={18} aria-hidden="true" />
      <span className="whitespace-nowrap">{label}</span>
    </>
  );
}
